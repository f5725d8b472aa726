import type { LegalSection } from '../orders/legal-document.js';
import type { KnownSeller } from '../orders/seller-identity.js';
import type { Policy, PolicyKind } from './policy.js';
import {
  complaints,
  DEFECTS,
  FULFILMENT,
  list,
  paragraph,
  PAYMENT,
  RECORDS,
  sellerFacts,
  withdrawal,
} from './sale-clauses.2026-11.texts.js';

/** The built-in copy of the site's policies, with the seller's own particulars. */
export function policies(seller: KnownSeller): Record<PolicyKind, Policy> {
  return {
    privacy: {
      kind: 'privacy',
      title: 'Gizlilik Politikası ve KVKK Aydınlatma Metni',
      sections: privacy(seller),
      html: null,
    },
    delivery: {
      kind: 'delivery',
      title: 'Teslimat ve İade Koşulları',
      sections: delivery(seller),
      html: null,
    },
    contract: {
      kind: 'contract',
      title: 'Mesafeli Satış Sözleşmesi',
      sections: generalContract(seller),
      html: null,
    },
  };
}

function privacy(seller: KnownSeller): LegalSection[] {
  return [
    {
      heading: 'Veri sorumlusu',
      blocks: [
        paragraph(
          '6698 sayılı Kişisel Verilerin Korunması Kanunu (KVKK) uyarınca kişisel verileriniz, veri sorumlusu olarak aşağıda bilgileri yer alan işletmemiz tarafından bu metinde anlatıldığı şekilde işlenir.',
        ),
        sellerFacts(seller),
      ],
    },
    {
      heading: 'Hangi verileri, neden işliyoruz?',
      blocks: [
        {
          kind: 'table',
          head: ['Veriler', 'Amaç', 'Hukuki sebep'],
          rows: [
            [
              'Ad, soyad, e-posta, telefon, teslimat adresi, sipariş notu',
              'Siparişinizi hazırlamak, teslim etmek, sizi bilgilendirmek',
              'Sözleşmenin kurulması ve ifası (KVKK 5/2-c)',
            ],
            [
              'Sipariş, fatura, iade ve ödeme sonucu kayıtları; onayladığınız sözleşme metinleri',
              'Vergi, tüketici ve ticaret mevzuatındaki yükümlülükler; bir hakkın kurulması ve korunması',
              'Kanunlarda öngörülme, hukuki yükümlülük, hakkın korunması (KVKK 5/2-a, ç, e)',
            ],
            [
              'Hesap bilgileriniz: ad, soyad, e-posta, telefon, adres, özetlenmiş parola',
              'Üyelik hesabınızı açmak ve yürütmek',
              'Sözleşmenin kurulması ve ifası (KVKK 5/2-c)',
            ],
            [
              'Bültene katıldıysanız e-posta adresiniz ve onayınızın kaydı (zamanı, yeri, IP adresi)',
              'Size bülten ve duyuru göndermek, onayınızı kanıtlayabilmek',
              'Açık rıza; onayın kaydı için hukuki yükümlülük (KVKK 5/1, 5/2-ç)',
            ],
            [
              'Bize yazdığınız talep ve mesajlar',
              'Sorunuzu ya da teklif talebinizi yanıtlamak',
              'Sözleşme öncesi görüşme, meşru menfaat (KVKK 5/2-c, f)',
            ],
            [
              'IP adresi, tarih ve saat, güvenlik kayıtları',
              'Siteyi kötüye kullanıma ve dolandırıcılığa karşı korumak',
              'Meşru menfaat, hukuki yükümlülük (KVKK 5/2-ç, f)',
            ],
          ],
        },
        paragraph(
          'Verilerinizi sitemizdeki formlar, siparişiniz, bizimle yazışmalarınız ve sitenin teknik kayıtları aracılığıyla elektronik ortamda toplarız. Sipariş için zorunlu olmayan hiçbir bilgiyi istemeyiz; kimlik numaranızı sormayız.',
        ),
      ],
    },
    {
      heading: 'Kart bilgileriniz',
      blocks: [
        paragraph(
          'Kart bilgileriniz ödeme sırasında şifreli bağlantıyla ödeme kuruluşu iyzico’ya ve bankanıza iletilir. Kart numaranızı, son kullanma tarihini ve güvenlik kodunu saklamayız; sipariş kaydında yalnızca kartın türü ve son dört hanesi yer alır.',
        ),
      ],
    },
    {
      heading: 'Verileriniz kimlerle paylaşılır?',
      blocks: [
        paragraph(
          'Verilerinizi satmayız ve reklam amacıyla kimseye vermeyiz. Yalnızca gerektiği kadarını şu alıcılarla paylaşırız:',
        ),
        list(
          'ödemenin alınması ve iadesi için iyzico (iyzi Ödeme ve Elektronik Para Hizmetleri A.Ş.) ve bankalarla,',
          'teslimat için kargo firmasıyla (ad, adres, telefon),',
          'fatura ve yasal defterler için mali müşavirimiz ve e-belge hizmeti sağlayıcımızla,',
          'sitenin barındırılması ve e-postaların iletilmesi için, bizim adımıza ve talimatımızla çalışan bilişim hizmeti sağlayıcılarıyla,',
          'kanunen yetkili kamu kurumları ve yargı mercileriyle, istendiğinde.',
        ),
        paragraph(
          'Bir hizmet sağlayıcı yurt dışındaysa aktarım, KVKK’nın 9. maddesindeki güvencelere uygun olarak yapılır.',
        ),
      ],
    },
    {
      heading: 'Ne kadar saklıyoruz?',
      blocks: [
        list(
          'Sözleşme metinleri ve tüketici işlemi kayıtları: en az 3 yıl.',
          'Fatura ve ticari defterlere dayanak kayıtlar: vergi ve ticaret mevzuatındaki süreler boyunca, en çok 10 yıl.',
          'Üyelik bilgileri: hesabınız açık olduğu sürece.',
          'Bülten aboneliği: ayrılana kadar; onayınızın kaydı, ayrıldıktan sonra 3 yıl.',
          'Talep ve mesajlar: sonuçlandıktan sonra 2 yıl.',
          'Güvenlik kayıtları: en çok 2 yıl.',
        ),
        paragraph(
          'Süresi dolan veriler silinir, yok edilir veya sizinle ilişkisi kurulamayacak hâle getirilir.',
        ),
      ],
    },
    {
      heading: 'Çerezler ve tarayıcı belleği',
      blocks: [
        paragraph(
          'Sitenin çalışması için zorunlu olan kayıtları onayınızı sormadan kullanırız; bunlar sizi izlemeye yaramaz:',
        ),
        list(
          'oturum çerezi: giriş yaptığınızda ya da bir form sizi tanımayı gerektirdiğinde tutulur,',
          'sepetiniz ve ödemesi sonuçlanmamış siparişiniz: tarayıcınızın yerel belleğinde durur,',
          'ödeme formuna yazdıklarınız (kart bilgileri hariç) ve sayfada kaldığınız yer: sekmeyi kapatınca silinir,',
          'gizlilik tercihleriniz: yalnızca bir şeye izin verdiğinizde, izin tarihiyle birlikte yerel belleğinizde durur.',
        ),
        paragraph(
          'Şunları yalnızca açık rızanızla yaparız. İkisi de kapalı başlar; her sayfanın altındaki “Gizlilik Tercihleri”nden açabilir, aynı yerden aynı kolaylıkla kapatabilirsiniz:',
        ),
        list(
          'Harita: atölyenin haritası OpenStreetMap Vakfı’nın yurt dışındaki sunucularından gelir; göründüğünde IP adresiniz ve tarayıcı bilginiz oraya ulaşır. İzin vermediyseniz harita yalnızca “Haritayı göster” dediğinizde yüklenir.',
          'Ziyaret istatistikleri: hangi tür sayfaya bakıldığını ve hangi siteden gelindiğini kendi sunucumuzda günlük toplamlar olarak sayarız. Bunun için çerez kullanmayız; IP adresinizi ya da sizi tanıtacak bir bilgiyi bu kayıtlara yazmayız.',
        ),
        paragraph(
          'Bir blog yazısının kaç kez okunduğunu, kimin okuduğunu kaydetmeden sayarız. Reklam ve izleme çerezi kullanmıyoruz; yazı tipleri ve resimler dâhil her şey kendi sunucumuzdan gelir.',
        ),
      ],
    },
    {
      heading: 'Ticari iletiler',
      blocks: [
        paragraph(
          'Siparişinize ilişkin onay, teslimat ve iade bildirimleri hizmetin parçasıdır. Kampanya ve duyuru iletilerini yalnızca ayrıca ve açıkça onay verdiyseniz göndeririz; onayınızı dilediğiniz an, her iletideki bağlantıdan veya bize yazarak geri alabilirsiniz.',
        ),
      ],
    },
    {
      heading: 'Haklarınız',
      blocks: [
        paragraph('KVKK’nın 11. maddesi uyarınca bize başvurarak;'),
        list(
          'kişisel verinizin işlenip işlenmediğini öğrenme, işlenmişse bilgi isteme,',
          'işlenme amacını ve amacına uygun kullanılıp kullanılmadığını öğrenme,',
          'yurt içinde veya yurt dışında aktarıldığı üçüncü kişileri bilme,',
          'eksik veya yanlış işlenmişse düzeltilmesini isteme,',
          'kanundaki şartlarla silinmesini veya yok edilmesini isteme, bu işlemlerin aktarılan kişilere bildirilmesini isteme,',
          'yalnızca otomatik sistemlerle yapılan analizin aleyhinize sonuç doğurmasına itiraz etme,',
          'kanuna aykırı işleme nedeniyle zarara uğrarsanız zararın giderilmesini isteme',
        ),
        paragraph(
          `haklarına sahipsiniz. Başvurunuzu ${seller.email} adresine veya ${seller.address} adresine iletebilirsiniz. En geç 30 gün içinde ücretsiz yanıtlarız. Yanıtımızı yetersiz bulursanız Kişisel Verileri Koruma Kuruluna şikâyette bulunabilirsiniz.`,
        ),
      ],
    },
  ];
}

function delivery(seller: KnownSeller): LegalSection[] {
  return [
    {
      heading: 'Hazırlık ve teslimat süresi',
      blocks: [
        paragraph(
          'Parçalarımızı atölyede elde hazırlıyor, özenle paketliyoruz. Siparişiniz yaklaşık 2 hafta, en çok 3 hafta içinde elinizde olur. Bir gecikme olursa size hemen haber veririz; yasal teslim süresi olan 30 gün hiçbir durumda aşılmaz.',
        ),
        paragraph('Türkiye’nin her yerine teslimat ücretsizdir. Şimdilik yurt dışına gönderim yapmıyoruz.'),
      ],
    },
    {
      heading: 'Paketiniz geldiğinde',
      blocks: [
        list(
          'Paket ezilmiş ya da açılmış görünüyorsa kargo görevlisine tutanak tutturmanızı rica ederiz; işlemi hızlandırır.',
          `Kırılmış bir parça çıktıysa fotoğrafıyla birlikte ${seller.email} adresine yazın. Dilerseniz yenisini göndeririz, dilerseniz ödemenizi iade ederiz.`,
          'Tutanak tutulmamış olması haklarınızı ortadan kaldırmaz: parça size ulaşana kadar sorumluluk bizdedir.',
        ),
      ],
    },
    {
      heading: '14 gün içinde iade',
      blocks: [
        paragraph(
          'Ürünü teslim aldığınız günden itibaren 14 gün içinde, hiçbir gerekçe göstermeden iade edebilirsiniz.',
        ),
        list(
          `Kararınızı ${seller.email} adresine sipariş numaranızla birlikte yazın.`,
          'Size kargo firmasını ve iade kodunu iletelim; iade kargosunun ücretini biz öderiz.',
          'Parçayı 10 gün içinde, geldiği gibi korunaklı paketleyip kargoya verin.',
          'Parça bize ulaştıktan sonra en geç 14 gün içinde ödemenizin tamamını kartınıza iade ederiz. İadenin ekstrenize yansıması bankanıza göre birkaç gün sürebilir.',
        ),
      ],
    },
    withdrawal('workshop', seller),
    {
      heading: 'İptal',
      blocks: [
        paragraph(
          `Siparişiniz kargoya verilmeden vazgeçerseniz ${seller.phone} numarasını arayın ya da ${seller.email} adresine yazın; siparişi iptal eder, ödemenizin tamamını iade ederiz.`,
        ),
      ],
    },
    DEFECTS,
  ];
}

/** The contract as the footer shows it; each order gets its own, with its lines and amounts. */
function generalContract(seller: KnownSeller): LegalSection[] {
  return [
    {
      heading: 'Taraflar ve konu',
      blocks: [
        paragraph(
          'Bu sözleşme, aşağıda bilgileri yazılı Satıcı ile sitemizden sipariş veren Alıcı arasında, elektronik ortamda kurulan satış ve hizmet ilişkisini düzenler. 6502 sayılı Tüketicinin Korunması Hakkında Kanun ile Mesafeli Sözleşmeler Yönetmeliği uygulanır.',
        ),
        sellerFacts(seller),
        paragraph(
          'Ödemeden önce size, siparişinizin bilgileriyle hazırlanmış ön bilgilendirme formunu ve sözleşmeyi gösteririz. Onayladığınız metinler e-postayla size gönderilir; siparişiniz için geçerli olan o metinlerdir.',
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
    FULFILMENT.product,
    FULFILMENT.workshop,
    withdrawal('product', seller),
    withdrawal('workshop', seller),
    DEFECTS,
    complaints(seller),
    RECORDS,
  ];
}
