import type { LegalSection } from '../orders/legal-document.js';
import type { KnownSeller } from '../studio/seller-identity.js';
import { publicTax } from '../studio/public-tax.js';
import { list, paragraph } from '../legal/legal-blocks.js';
import { storageSentences } from '../legal/storage-periods.js';
import { sellerFacts } from '../legal/order-blocks.js';
import { BUILT_IN_CONTRACT, type PublishedContract } from '../legal/published-contract.js';
import type { ReturnTerms } from '../legal/return-terms.js';
import { renderLegalText, sectionOf } from '../legal/render-legal-text.js';
import { accessibility, guarantee } from './statements.texts.js';
import type { Policy, PolicyKind } from './policy.js';

/**
 * The built-in texts of the site's policies, with the seller's details as far as everybody may read them. The contract is the text that orders freeze,
 * and the terms of delivery repeat clauses of it.
 */
export function policies(
  known: KnownSeller,
  contract: PublishedContract = BUILT_IN_CONTRACT,
): Record<PolicyKind, Policy> {
  const seller = { ...known, tax: known.tax === null ? null : publicTax(known.tax) };
  const facts = { ...contract, seller };
  const { title, version, sections } = renderLegalText('distance_contract', contract.text, facts);
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
      sections: delivery(seller, contract),
      html: null,
    },
    contract: { kind: 'contract', title, version, sections, html: null },
    guarantee: {
      kind: 'guarantee',
      title: 'Memnuniyet Sözümüz',
      sections: guarantee(seller),
      html: null,
    },
    accessibility: {
      kind: 'accessibility',
      title: 'Erişilebilirlik Bildirimi',
      sections: accessibility(seller),
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
          'Kişisel verilerinizi, 6698 sayılı Kişisel Verilerin Korunması Kanunu (KVKK) uyarınca şu işletme işler.',
        ),
        sellerFacts({ seller }),
      ],
    },
    {
      heading: 'Hangi verileri, neden işliyoruz?',
      blocks: [
        list(
          'Ad, soyad, e-posta, telefon, teslimat adresi, sipariş notu: siparişinizi hazırlamak, teslim etmek, sizi bilgilendirmek için (sözleşmenin ifası, KVKK 5/2-c).',
          'Sipariş, fatura, iade ve ödeme kayıtları, onayladığınız sözleşmeler: vergi, tüketici, ticaret hukuku yükümlülükleri ve hakların korunması için (kanun, hukuki yükümlülük; 5/2-a, ç, e).',
          'Hesap bilgileriniz, özetlenmiş parolanız: üyeliğinizi yürütmek için (sözleşmenin ifası, 5/2-c).',
          'Bülten için e-postanız, onayınızın zamanı, yeri ve IP adresi: bülten göndermek, onayı kanıtlamak için (açık rıza, hukuki yükümlülük; 5/1, 5/2-ç).',
          'Talep ve mesajlarınız, beklediğiniz yer ve parçalar: sizi yanıtlamak, haber vermek için (sözleşme öncesi görüşme, meşru menfaat; 5/2-c, f).',
          'IP adresi, zaman, güvenlik kayıtları: siteyi sahteciliğe karşı korumak için (meşru menfaat, hukuki yükümlülük; 5/2-ç, f).',
        ),
        paragraph(
          'Alerji gibi sağlık bilgilerini yalnızca açık rızanızla (6/3-a), workshopta güvende olmanız için işleriz; rızanızı “Kimler geliyor?” sayfasında geri alırsanız silinir. 18 yaşından küçüklerin adını ve sorumlu yetişkinin telefonunu güvenlikleri için sorarız (5/2-c, f).',
        ),
        paragraph(
          'Verilerinizi formlar, sipariş, yazışma ve site kayıtlarıyla elektronik ortamda toplarız; faturada kimlik ya da vergi numarası isteğe bağlıdır.',
        ),
      ],
    },
    {
      heading: 'Kart bilgileriniz',
      blocks: [
        paragraph(
          'Kart bilgilerinizi saklamayız; şifreli bağlantıyla iyzico’ya ve bankanıza iletilir. Yalnızca kartın türü ve son dört hanesi kalır.',
        ),
      ],
    },
    {
      heading: 'Verileriniz kimlerle paylaşılır?',
      blocks: [
        paragraph(
          'Verilerinizi satmaz, reklam için kimseye vermeyiz. Gerektiği kadarını; ödeme ve iade için iyzico ve bankalarla, teslimat için kargoyla, fatura ve defterler için mali müşavir ve e-belge sağlayıcımızla, barındırma ve e-posta için sağlayıcılarımızla, istendiğinde yetkili makamlarla paylaşırız. Yurt dışına aktarım KVKK’nın 9. maddesine uygun yapılır.',
        ),
      ],
    },
    {
      heading: 'Ne kadar saklıyor, ne zaman siliyoruz?',
      blocks: [list('Üyelik: hesabınız açıkken; bülten: ayrılana kadar', ...storageSentences())],
    },
    {
      heading: 'Çerezler ve tarayıcı belleği',
      blocks: [
        paragraph(
          'Zorunlu olan, sizi izlemeyen şu kayıtlar için onay istemeyiz: oturum çerezi; tarayıcınızı altı ay tanıyan, başkalarının yanlış denemeleriyle kilitlenmenizi önleyen çerez; yerel bellekte sepetiniz, giriş durumunuz, sonuçlanmamış siparişiniz, izinleriniz ve tarihleri; sekme kapanınca silinen, ödeme formuna yazdıklarınız (kart hariç) ve sayfadaki yeriniz.',
        ),
        paragraph(
          'Şunu yalnızca açık rızanızla yaparız; sayfa altındaki “Gizlilik Tercihleri”nden açıp kapatabilirsiniz:',
        ),
        paragraph(
          'Harita: OpenStreetMap Vakfı’nın yurt dışındaki sunucularından gelir; IP adresiniz ona ulaşır. İzniniz yoksa yalnızca “Haritayı göster” dediğinizde yüklenir. Reklam ve izleme çerezi kullanmayız.',
        ),
      ],
    },
    {
      heading: 'Ticari iletiler',
      blocks: [
        paragraph(
          'Kampanya ve duyuruları yalnızca ayrıca onay verdiyseniz göndeririz; onayınızı her iletideki bağlantıdan geri alabilirsiniz.',
        ),
      ],
    },
    {
      heading: 'Haklarınız',
      blocks: [
        paragraph(
          'KVKK’nın 11. maddesi uyarınca bize başvurarak kişisel verinizin işlenip işlenmediğini, işlenme amacını, amacına uygun kullanılıp kullanılmadığını ve yurt içinde veya dışında aktarıldığı kişileri öğrenme; eksik veya yanlışsa düzeltilmesini, silinmesini ya da yok edilmesini ve bunların aktarılan kişilere bildirilmesini isteme; yalnızca otomatik sistemlerle yapılan analizin aleyhinize sonucuna itiraz etme; kanuna aykırı işlemeden doğan zararınızın giderilmesini isteme haklarına sahipsiniz.',
        ),
        paragraph(
          `Başvurunuzu ${seller.email} adresine veya yukarıdaki posta adresine iletebilirsiniz; en geç 30 gün içinde ücretsiz yanıtlarız. Ardından Kişisel Verileri Koruma Kuruluna şikâyet edebilirsiniz.`,
        ),
      ],
    },
  ];
}

function delivery(seller: KnownSeller, contract: PublishedContract): LegalSection[] {
  const clause = (name: string) =>
    contract.text.clauses
      .filter(({ key }) => key === name)
      .map((each) => sectionOf(each, { ...contract, seller }));
  return [
    {
      heading: 'Hazırlık ve teslimat süresi',
      blocks: [
        paragraph(
          `Parçalarımızı atölyede elde hazırlıyor, özenle paketliyoruz. Siparişiniz ${contract.delivery.time} içinde elinizde olur. Bir gecikme olursa size hemen haber veririz; yasal teslim süresi olan 30 gün hiçbir durumda aşılmaz.`,
        ),
        paragraph(`${contract.delivery.feeSentence} Şimdilik yurt dışına gönderim yapmıyoruz.`),
      ],
    },
    {
      heading: 'Paketiniz geldiğinde',
      blocks: [
        list(
          'Paket ezilmiş ya da açılmış görünüyorsa kargo görevlisine tutanak tutturmanızı rica ederiz; işlemi hızlandırır.',
          `Kırılmış bir parça çıktıysa fotoğrafıyla birlikte, mümkünse ilk 72 saat içinde siparişinizin sayfasındaki “İade” bölümünden bildirin; ${seller.email} adresine de yazabilirsiniz. Dilerseniz yenisini göndeririz, dilerseniz ödemenizi iade ederiz.`,
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
          `Kararınızı siparişinizin sayfasındaki “İade” bölümünden bildirin ya da ${seller.email} adresine sipariş numaranızla birlikte yazın.`,
          ...sendingBack(contract.returns),
          'Parça bize ulaşınca, bildiriminizden sonra en geç 14 gün içinde ödemenizin tamamını, ödediğiniz yoldan iade ederiz. İadenin ekstrenize yansıması bankanıza göre birkaç gün sürebilir.',
        ),
      ],
    },
    ...clause('workshop_withdrawal'),
    {
      heading: 'İptal',
      blocks: [
        paragraph(
          `Siparişiniz kargoya verilmeden vazgeçerseniz ${seller.phone} numarasını arayın ya da ${seller.email} adresine yazın; siparişi iptal eder, ödemenizin tamamını iade ederiz.`,
        ),
      ],
    },
    ...clause('defects'),
  ];
}

/** How a piece comes back, by the carrier and to the address that the contract names. */
function sendingBack({ carrier, address }: ReturnTerms): string[] {
  const where = address === null ? 'kargoya verin' : `${address} adresine gönderin`;
  return [
    carrier === null
      ? 'Size kargo firmasını ve iade kodunu iletelim; iade kargosunun ücretini biz öderiz.'
      : `Size iade kodunu iletelim; ${carrier} ile gönderdiğinizde ücretini biz öderiz.`,
    `Parçayı 10 gün içinde, geldiği gibi korunaklı paketleyip ${where}.`,
  ];
}
