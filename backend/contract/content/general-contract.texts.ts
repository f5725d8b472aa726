import type { LegalSection } from '../orders/legal-document.js';
import type { KnownSeller } from '../studio/seller-identity.js';
import { PREPARATION_TIME } from '../orders/preparation.js';
import { list, paragraph, sellerFacts } from './sale-clauses.2026-11.texts.js';

/**
 * The distance contract as the footer links to it, without the lines and amounts that an order's contract
 * has. It is shorter, because the studio's replacement is limited to 5 000 characters.
 */
export function generalContract(seller: KnownSeller): LegalSection[] {
  return [
    {
      heading: 'Taraflar ve konu',
      blocks: [
        paragraph(
          'Bu sözleşme, aşağıda bilgileri yazılı Satıcı ile sitemizden sipariş veren Alıcı arasında elektronik ortamda kurulan satış ve hizmet ilişkisini düzenler. 6502 sayılı Tüketicinin Korunması Hakkında Kanun ile Mesafeli Sözleşmeler Yönetmeliği uygulanır.',
        ),
        sellerFacts(seller),
        paragraph(
          'Ödemeden önce size siparişinize özgü ön bilgilendirme formunu ve sözleşmeyi gösteririz; siparişiniz için geçerli olan, onayladığınız o metinlerdir.',
        ),
      ],
    },
    {
      heading: 'Ürün, hizmet ve fiyat',
      blocks: [
        paragraph(
          'Satın alınan ürün ve hizmetlerin adı, adedi, birim fiyatı ve toplam tutarı sipariş özetinde yer alır. Sipariş onaylandığında Alıcı için ödeme yükümlülüğü doğar.',
        ),
      ],
    },
    PAYMENT,
    DELIVERY,
    ATTENDANCE,
    goodsWithdrawal(seller),
    NO_WITHDRAWAL,
    DEFECTS,
    complaints(seller),
    RECORDS,
  ];
}

const PAYMENT: LegalSection = {
  heading: 'Ödeme',
  blocks: [
    paragraph(
      'Ödeme, 3D Secure doğrulamasıyla banka veya kredi kartından tek çekim olarak alınır; taksit uygulanmaz. Ödeme hizmetini iyzico (iyzi Ödeme ve Elektronik Para Hizmetleri A.Ş.) sağlar; Satıcı kart bilgilerini saklamaz. Fiyatlar Türk lirasıdır ve KDV dâhildir; gösterilen toplam tutar dışında bedel istenmez.',
    ),
  ],
};

const DELIVERY: LegalSection = {
  heading: 'Teslimat',
  blocks: [
    paragraph(
      `Ürünler atölyede elde hazırlanır ve ${PREPARATION_TIME} içinde Alıcının bildirdiği adrese kargoyla teslim edilir; teslimat siparişten itibaren yasal süre olan 30 günü aşamaz. Türkiye içinde teslimat ücretsizdir.`,
    ),
    paragraph(
      'Ürün Alıcıya veya gösterdiği kişiye teslim edilene kadar kayıp ve hasardan Satıcı sorumludur; kargo görevlisine tutanak tutturulmamış olması Alıcının haklarını ortadan kaldırmaz.',
    ),
    paragraph(
      'Ürün süresinde teslim edilmezse Alıcı sözleşmeden dönebilir. Bu durumda veya teslim imkânsızlaşırsa Satıcı bütün ödemeleri en geç 14 gün içinde yasal faiziyle iade eder; ürünün stokta kalmaması imkânsızlaşma sayılmaz.',
    ),
  ],
};

const ATTENDANCE: LegalSection = {
  heading: 'Atölyeye katılım',
  blocks: [
    paragraph(
      'Atölye, sipariş özetinde yazan tarih ve saatte Satıcının adresinde yapılır; malzeme, araç ve pişirim ücrete dâhildir. Satıcı bir oturumu iptal etmek zorunda kalırsa başka bir tarih önerir; Alıcı kabul etmezse ödenenin tamamını 14 gün içinde iade eder.',
    ),
  ],
};

function goodsWithdrawal(seller: KnownSeller): LegalSection {
  return {
    heading: 'Ürünlerde cayma hakkı',
    blocks: [
      paragraph(
        'Alıcı, ürünü teslim aldığı günden itibaren 14 gün içinde, hiçbir gerekçe göstermeden ve cezai şart ödemeden sözleşmeden cayabilir; teslimden önce de cayabilir. Ayrı ayrı teslim edilen ürünlerde süre, son ürünün teslimiyle başlar.',
      ),
      list(
        `Bildirim: Kararın 14 gün dolmadan ${seller.email} adresine e-postayla veya ${seller.address} adresine yazıyla bildirilmesi yeterlidir.`,
        'Geri gönderme: Alıcı ürünü bildirimden itibaren 10 gün içinde, Satıcının ilettiği anlaşmalı kargo firması ve iade koduyla gönderir; masraf Satıcıya aittir.',
        'İade: Satıcı, ürünün ulaşmasından itibaren en geç 14 gün içinde, varsa teslimat masrafı dâhil bütün ödemeyi, ödemenin yapıldığı karta tek seferde ve masrafsız iade eder.',
        'Ürünün durumu: Alıcı, ürünü olağan biçimde incelemekten doğan değişikliklerden sorumlu değildir.',
      ),
    ],
  };
}

const NO_WITHDRAWAL: LegalSection = {
  heading: 'Atölyelerde cayma hakkının bulunmaması',
  blocks: [
    paragraph(
      'Belirli bir tarihte yapılan atölye, boş zamanın değerlendirilmesine ilişkin bir hizmettir; Mesafeli Sözleşmeler Yönetmeliği’nin 15. maddesinin birinci fıkrasının (g) bendi uyarınca cayma hakkı kullanılamaz. Satıcının tanıdığı tarih değiştirme ve iptal kolaylıkları saklıdır.',
    ),
  ],
};

const DEFECTS: LegalSection = {
  heading: 'Ayıplı ürün ve hizmet',
  blocks: [
    paragraph(
      'Ürün veya hizmet ayıplıysa Alıcı, 6502 sayılı Kanun uyarınca sözleşmeden dönme, bedelden indirim, ücretsiz onarım veya ayıpsız benzeriyle değiştirme haklarından birini kullanabilir. Teslimden itibaren 6 ay içinde ortaya çıkan ayıbın teslim anında var olduğu kabul edilir; bu haklar teslimden itibaren 2 yıl geçerlidir.',
    ),
    paragraph(
      'Elde biçimlendirilen seramikte renk, doku ve ölçüde küçük farklar kendi başına ayıp sayılmaz; bu açıklama Alıcının yasal haklarını daraltmaz.',
    ),
  ],
};

function complaints(seller: KnownSeller): LegalSection {
  return {
    heading: 'Şikâyet ve uyuşmazlık',
    blocks: [
      paragraph(
        `Alıcı şikâyet ve taleplerini ${seller.phone} numaralı telefona veya ${seller.email} adresine iletebilir.`,
      ),
      paragraph(
        'Uyuşmazlıkta Alıcı, Ticaret Bakanlığının her yıl ilan ettiği parasal sınırlar içinde, kendi yerleşim yerinin veya işlemin yapıldığı yerin tüketici hakem heyetine (e-Devlet üzerinden de), sınırların üzerinde tüketici mahkemesine başvurabilir. Kanundaki istisnalar dışında, dava açmadan önce arabulucuya başvurulması zorunludur (6502 sayılı Kanun, madde 73/A).',
      ),
    ],
  };
}

const RECORDS: LegalSection = {
  heading: 'Saklama ve erişim',
  blocks: [
    paragraph(
      'Onaylanan metinler sipariş onayıyla Alıcının e-posta adresine PDF olarak gönderilir, siparişin sayfasından da okunabilir. Satıcı bu metinleri ve işlem kayıtlarını en az 3 yıl saklar.',
    ),
  ],
};
