import type { MailKind } from '../mail-template.js';

interface ReadyWords {
  /** When the mail goes out, as the studio would say it. */
  readonly sentWhen: string;
  readonly subject: string;
  readonly bodyHtml: string;
}

const heading = (text: string) =>
  `<h1 style="font-size:28px;font-weight:400;margin:0px 0px 12px">${text}</h1>`;
const subheading = (text: string) =>
  `<h2 style="font-size:18px;font-weight:500;margin:32px 0px 6px">${text}</h2>`;
const paragraph = (text: string) => `<p>${text}</p>`;
const button = (variable: string, label: string) =>
  `<p><a href="{{${variable}}}" style="display:inline-block;padding:15px 28px;border-radius:10px;background-color:#A4452A;color:#FBF8F3;font-weight:600;text-decoration:none">${label}</a></p>`;
const lines = (...parts: readonly string[]) => parts.join('\n');

const QUESTION = lines(subheading('Bir sorunuz mu var?'), paragraph('Bu e-postayı yanıtlamanız yeterli.'));
const ORDER = lines(
  subheading('{{order_id}} numaralı sipariş'),
  paragraph('{{order_lines}}'),
  paragraph('Toplam: <strong>{{order_total}}</strong>'),
);
const ORDER_BUTTON = button('order_url', 'Siparişimi görüntüle');
const BOOKING = lines(
  paragraph(
    'Workshop: <strong>{{workshop_title}}</strong><br>Gün: <strong>{{workshop_day}}</strong><br>Saat: <strong>{{workshop_hours}}</strong><br>Yer: <strong>{{workshop_place}}</strong><br>Bilet: <strong>{{booking_id}}</strong>',
  ),
  button('ticket_url', 'Biletimi görüntüle'),
);
const CANNOT_COME = lines(
  subheading('Gelemeyecek misiniz?'),
  paragraph(
    'Planınız değişirse lütfen en kısa sürede bize haber verin: bu e-postayı yanıtlayın. Tarihi belli workshoplarda cayma hakkı bulunmuyor; yine de bir çözüm aramaya çalışırız.',
  ),
);

function parcel(title: string, lead: string): Pick<ReadyWords, 'bodyHtml'> {
  return {
    bodyHtml: lines(
      heading(title),
      paragraph(`Merhaba {{user_name}}, <strong>{{order_id}}</strong> numaralı siparişiniz ${lead}`),
      `{{#if tracking_code}}${paragraph('Takip numarası: <strong>{{tracking_code}}</strong>')}{{/if}}`,
      ORDER_BUTTON,
      ORDER,
      QUESTION,
    ),
  };
}

function fallbackAddress(variable: string): string {
  return paragraph(
    `Düğme açılmıyorsa bu adresi tarayıcınıza yapıştırın:<br><a href="{{${variable}}}">{{${variable}}}</a>`,
  );
}

/** The built-in mails as a studio starts from them: what the variables can say of each, and nothing else. */
export const READY_WORDS: { readonly [K in MailKind]?: ReadyWords } = {
  'order-confirmation': {
    sentWhen: 'Sipariş verilince',
    subject: 'Siparişiniz alındı · {{order_id}}',
    bodyHtml: lines(
      heading('Teşekkür ederiz, {{user_name}}'),
      paragraph('<strong>{{order_id}}</strong> numaralı siparişinizi aldık.'),
      ORDER_BUTTON,
      ORDER,
      subheading('Sözleşmeleriniz'),
      paragraph(
        'Onayladığınız ön bilgilendirme formu ile mesafeli satış sözleşmesi bu e-postanın ekinde. İleride gerekebilir, saklamanızı öneririz.',
      ),
      QUESTION,
    ),
  },
  'order-shipped': {
    sentWhen: 'Sipariş kargoya verilince',
    subject: 'Siparişiniz kargoda · {{order_id}}',
    ...parcel(
      'Parçalarınız kargoda',
      'özenle paketlendi ve kargoya verildi. Birkaç gün içinde elinizde olur.',
    ),
  },
  'order-in-transit': {
    sentWhen: 'Kargo yola çıkınca',
    subject: 'Siparişiniz yolda · {{order_id}}',
    ...parcel('Parçalarınız size doğru yolda', 'yola çıktı; adresinize geliyor.'),
  },
  'order-delivered': {
    sentWhen: 'Sipariş teslim edilince',
    subject: 'Siparişiniz teslim edildi · {{order_id}}',
    ...parcel(
      'Parçalarınız sizde',
      'teslim edildi. Güle güle kullanın. Paketten eksik ya da kırık bir parça çıktıysa bize hemen yazın, birlikte çözelim.',
    ),
  },
  'order-cancelled': {
    sentWhen: 'Sipariş iptal edilince',
    subject: 'Siparişiniz iptal edildi · {{order_id}}',
    bodyHtml: lines(
      heading('Siparişiniz iptal edildi'),
      paragraph(
        'Merhaba {{user_name}}, <strong>{{order_id}}</strong> numaralı siparişiniz iptal edildi. Ödemenizin durumunu sipariş sayfanızda görebilirsiniz.',
      ),
      ORDER_BUTTON,
      ORDER,
      QUESTION,
    ),
  },
  'refund-done': {
    sentWhen: 'Para iadesi karta gönderilince',
    subject: 'İadeniz yapıldı · {{order_id}}',
    bodyHtml: lines(
      heading('İadeniz yapıldı'),
      paragraph(
        'Merhaba {{user_name}}, <strong>{{order_id}}</strong> numaralı siparişinizde {{refund_total}} tutarındaki iadenizi kartınıza gönderdik.',
      ),
      paragraph(
        'İadenin ekstrenize yansıması bankanıza göre birkaç iş günü sürebilir; sizin bir şey yapmanız gerekmiyor.',
      ),
      ORDER_BUTTON,
      ORDER,
      QUESTION,
    ),
  },
  'booking-ticket': {
    sentWhen: 'Workshop yeri ayrılınca',
    subject: 'Biletiniz hazır · {{workshop_title}}, {{workshop_day}}',
    bodyHtml: lines(
      heading('Yeriniz ayrıldı, {{user_name}}'),
      paragraph('Rezervasyonunuz onaylandı. Sizi atölyemizde ağırlamayı dört gözle bekliyoruz.'),
      BOOKING,
      subheading('Gelmeden önce'),
      paragraph(
        'Rahat ve kolay yıkanan giysiler seçmenizi, birkaç dakika erken gelmenizi öneririz. Workshopu takviminize eklemek için ekteki takvim dosyasını açmanız yeterli.',
      ),
      CANNOT_COME,
    ),
  },
  'booking-reminder': {
    sentWhen: 'Workshoptan bir gün önce',
    subject: 'Görüşmek üzere · {{workshop_title}}, {{workshop_hours}}',
    bodyHtml: lines(
      heading('Görüşmek üzere, {{user_name}}'),
      paragraph('Yeriniz hazır, sizi bekliyoruz.'),
      BOOKING,
      CANNOT_COME,
    ),
  },
  'verification-code': {
    sentWhen: 'Üyelikte, adres doğrulamada ve panel girişinde',
    subject: 'Doğrulama kodunuz',
    bodyHtml: lines(
      heading('Doğrulama kodunuz'),
      paragraph('Bu kodu doğrulama ekranına girin.'),
      '<p style="font-size:36px;font-weight:600;margin:8px 0px 24px">{{verification_code}}</p>',
      paragraph(
        'Kod {{minutes}} dakika geçerlidir. Güvenliğiniz için kimseyle paylaşmayın; atölyemizden kimse size bu kodu sormaz.',
      ),
      paragraph('Bu kodu siz istemediyseniz bu e-postayı dikkate almayın.'),
    ),
  },
  'password-reset': {
    sentWhen: '‘Şifremi unuttum’ denince',
    subject: 'Yeni şifrenizi belirleyin',
    bodyHtml: lines(
      heading('Merhaba {{user_name}}'),
      paragraph(
        'Toprak hesabınız için yeni bir şifre belirlenmek istendi. Aşağıdaki düğme sizi doğru yere götürür.',
      ),
      button('reset_url', 'Yeni Şifre Belirleyin'),
      paragraph('Bağlantı {{minutes}} dakika geçerlidir ve bir kez kullanılır.'),
      fallbackAddress('reset_url'),
      paragraph(
        'Bunu siz istemediyseniz bu e-postayı dikkate almayın; şifreniz olduğu gibi duruyor ve bu bağlantı olmadan değiştirilemez.',
      ),
    ),
  },
  welcome: {
    sentWhen: 'Üyelik açılınca',
    subject: 'Aramıza hoş geldiniz, {{user_name}}',
    bodyHtml: lines(
      heading('Hoş geldiniz, {{user_name}}'),
      paragraph(
        'Üyeliğiniz hazır, sizi aramızda görmek güzel. Siparişleriniz, workshop biletleriniz ve size yazdıklarımız bundan sonra hesabınızda bir arada durur; bilgileriniz de ödeme sırasında hazır olur.',
      ),
      paragraph(
        '<a href="/account">Hesabınıza bakın</a>, <a href="/">rafa göz atın</a> ya da <a href="/workshops">takvimden bir gün seçin</a>. Çayı biz koyarız.',
      ),
      QUESTION,
    ),
  },
  'bulk-order-received': {
    sentWhen: 'Toplu sipariş talebi gelince',
    subject: 'Toplu sipariş talebinizi aldık',
    bodyHtml: lines(
      heading('Merhaba, talebiniz bize ulaştı'),
      paragraph(
        'Toplu siparişiniz için bizi düşündüğünüze sevindik. Mesajınızı atölyede okuyor, fiyatı ve takvimi çıkarıyoruz.',
      ),
      paragraph(
        '<strong>Teklifimizi 24 saat içinde, en geç {{offer_by}} itibarıyla size iletiyoruz.</strong>',
      ),
      subheading('Eklemek istediğiniz bir şey mi var?'),
      paragraph('Aklınızdaki rengi ya da bir fotoğrafı bu e-postayı yanıtlayarak gönderebilirsiniz.'),
      paragraph('Bu talebi siz göndermediyseniz bu e-postayı dikkate almayın.'),
    ),
  },
  'newsletter-confirmation': {
    sentWhen: 'Bültene adres yazılınca',
    subject: 'Bültene katılmak için onayınız gerekiyor',
    bodyHtml: lines(
      heading('Size yazalım mı?'),
      paragraph(
        'Bu adresle Toprak bültenine katılmak istendi. Ayda bir mektup: yeni parçalar, açılan workshop tarihleri. Katılmak için son bir adım kaldı.',
      ),
      button('confirm_url', 'Bültene Katılın'),
      paragraph('Bağlantı {{days}} gün geçerlidir.'),
      fallbackAddress('confirm_url'),
      paragraph(
        'Bunu siz istemediyseniz bu e-postayı dikkate almayın; onaylamadığınız sürece size bülten göndermeyiz.',
      ),
    ),
  },
  'newsletter-welcome': {
    sentWhen: 'Bülten adresi onaylanınca',
    subject: 'Fırın açıldıkça haber vereceğiz',
    bodyHtml: lines(
      heading('Hoş geldiniz'),
      paragraph(
        'Bültenimize katıldınız, teşekkür ederiz. Ayda bir mektup yazarız: fırından çıkan yeni parçalar, açılan workshop tarihleri. Hepsi bu.',
      ),
      paragraph('<a href="/#products">Rafa göz atın</a>.'),
      paragraph(
        'Kile dokunmak isterseniz <a href="/workshops">workshop takviminden bir gün seçin</a>. Çayı biz koyarız.',
      ),
    ),
  },
};
