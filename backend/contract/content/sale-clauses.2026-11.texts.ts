import type { LegalBlock, LegalSection } from '../orders/legal-document.js';
import type { KnownSeller } from '../studio/seller-identity.js';

/**
 * Clauses shared by the documents of an order and the site's general contract. They belong to a version: a
 * changed clause is a new file and a new version of the documents.
 */

/** The kind of sale, on which the right of withdrawal depends. */
export type SaleKind = 'product' | 'workshop';

export const paragraph = (text: string): LegalBlock => ({ kind: 'paragraph', text });
export const list = (...items: string[]): LegalBlock => ({ kind: 'list', items });

export function sellerFacts(seller: KnownSeller): LegalBlock {
  return {
    kind: 'facts',
    facts: [
      { label: 'Unvan', value: seller.title },
      { label: 'Adres', value: seller.address },
      { label: 'Telefon', value: seller.phone },
      { label: 'E-posta', value: seller.email },
      ...known('Vergi dairesi ve numarası', seller.tax),
      ...known('MERSİS numarası', seller.mersis),
      ...known('Meslek odası', seller.chamber),
      ...known('KEP adresi', seller.kep),
    ],
  };
}

const known = (label: string, value: string | null) => (value === null ? [] : [{ label, value }]);

const PRICES = paragraph(
  'Bütün fiyatlar Türk lirasıdır ve KDV dâhildir. Alıcıdan, sipariş özetinde gösterilen toplam tutar dışında bir bedel istenmez.',
);

export const PAYMENT: LegalSection = {
  heading: 'Ödeme',
  blocks: [
    paragraph(
      'Ödeme, 3D Secure doğrulamasıyla banka veya kredi kartından tek çekim olarak alınır; taksit uygulanmaz. Ödeme hizmetini iyzico (iyzi Ödeme ve Elektronik Para Hizmetleri A.Ş.) sağlar. Kart bilgileri Satıcı tarafından saklanmaz.',
    ),
    PRICES,
  ],
};

/** Replaces `PAYMENT` when the total is zero. */
export const NO_PAYMENT: LegalSection = {
  heading: 'Ödeme',
  blocks: [
    paragraph('Siparişin toplam tutarı sıfır olduğundan Alıcıdan ödeme alınmaz; kart bilgisi de istenmez.'),
    PRICES,
  ],
};

const DELIVERY: LegalSection = {
  heading: 'Teslimat',
  blocks: [
    paragraph(
      'Ürünler atölyede elde hazırlanır. Sipariş yaklaşık 2 hafta, en çok 3 hafta içinde Alıcının bildirdiği adrese kargoyla teslim edilir; teslimat her durumda siparişten itibaren yasal süre olan 30 günü aşamaz. Türkiye içinde teslimat ücretsizdir, masrafı Satıcı karşılar.',
    ),
    paragraph(
      'Ürün Alıcıya veya Alıcının gösterdiği kişiye teslim edilene kadar oluşan kayıp ve hasardan Satıcı sorumludur. Paketin hasarlı geldiğini gören Alıcının kargo görevlisine tutanak tutturması işlemi hızlandırır; tutanak tutulmamış olması Alıcının haklarını ortadan kaldırmaz.',
    ),
    paragraph(
      'Ürün süresinde teslim edilmezse Alıcı sözleşmeden dönebilir. Bu durumda veya ürünün teslimi imkânsızlaşırsa Satıcı, tahsil ettiği bütün ödemeleri en geç 14 gün içinde yasal faiziyle birlikte iade eder. Ürünün stokta kalmaması, teslimin imkânsızlaşması sayılmaz.',
    ),
  ],
};

const ATTENDANCE: LegalSection = {
  heading: 'Atölyeye katılım',
  blocks: [
    paragraph(
      'Atölye hizmeti, sipariş özetinde yazan tarih ve saatte Satıcının adresindeki atölyede verilir. Malzeme, araç ve pişirim ücrete dâhildir. Satıcı bir oturumu iptal etmek zorunda kalırsa Alıcıya başka bir tarih önerir; Alıcı kabul etmezse ödenen tutarın tamamını 14 gün içinde iade eder.',
    ),
  ],
};

/** The delivery clause for each kind of line. */
export const FULFILMENT: Record<SaleKind, LegalSection> = { product: DELIVERY, workshop: ATTENDANCE };

export function withdrawal(kind: SaleKind, seller: KnownSeller): LegalSection {
  return kind === 'product' ? goodsWithdrawal(seller) : WORKSHOP_WITHDRAWAL;
}

function goodsWithdrawal(seller: KnownSeller): LegalSection {
  return {
    heading: 'Ürünlerde cayma hakkı',
    blocks: [
      paragraph(
        'Alıcı, ürünü teslim aldığı günden itibaren 14 gün içinde, hiçbir gerekçe göstermeden ve cezai şart ödemeden sözleşmeden cayabilir. Bu hak teslimden önce de kullanılabilir. Tek siparişle alınıp ayrı ayrı teslim edilen ürünlerde süre, son ürünün teslimiyle başlar.',
      ),
      list(
        `Bildirim: Cayma kararının 14 gün dolmadan ${seller.email} adresine e-postayla veya ${seller.address} adresine yazıyla bildirilmesi yeterlidir.`,
        'Geri gönderme: Alıcı ürünü, cayma bildiriminden itibaren 10 gün içinde geri gönderir.',
        'Kargo: Geri gönderme masrafı Satıcıya aittir. Satıcı, bildirimin ardından Alıcıya anlaşmalı kargo firmasını ve iade kodunu iletir; Alıcı bu kodla gönderdiğinde ücret ödemez.',
        'İade: Satıcı, ürünün kendisine ulaşmasından itibaren en geç 14 gün içinde, varsa teslimat masrafı dâhil aldığı bütün ödemeyi, ödemenin yapıldığı karta tek seferde ve Alıcıya hiçbir masraf yüklemeden iade eder.',
        'Ürünün durumu: Alıcı, ürünü cayma süresi içinde olağan biçimde incelemekten doğan değişikliklerden sorumlu değildir. Kırılgan parçaların geldiği gibi korunaklı paketlenmesini rica ederiz.',
      ),
    ],
  };
}

const WORKSHOP_WITHDRAWAL: LegalSection = {
  heading: 'Atölyelerde cayma hakkının bulunmaması',
  blocks: [
    paragraph(
      'Belirli bir tarihte yapılan atölye, boş zamanın değerlendirilmesine ilişkin bir hizmettir. Mesafeli Sözleşmeler Yönetmeliği’nin 15. maddesinin birinci fıkrasının (g) bendi uyarınca, belirli bir tarihte veya dönemde yapılması gereken bu tür hizmetlerde cayma hakkı kullanılamaz: yer, o tarih için yalnızca Alıcıya ayrılır. Satıcının kendi isteğiyle tanıdığı tarih değiştirme ve iptal kolaylıkları saklıdır.',
    ),
  ],
};

export const DEFECTS: LegalSection = {
  heading: 'Ayıplı ürün ve hizmet',
  blocks: [
    paragraph(
      'Ürün veya hizmet ayıplıysa Alıcı, 6502 sayılı Tüketicinin Korunması Hakkında Kanun uyarınca sözleşmeden dönme, bedelden indirim, ücretsiz onarım veya ayıpsız benzeriyle değiştirme haklarından birini kullanabilir. Teslimden itibaren 6 ay içinde ortaya çıkan ayıbın teslim anında var olduğu kabul edilir; bu haklar teslimden itibaren 2 yıl boyunca geçerlidir.',
    ),
    paragraph(
      'Elde biçimlendirilen seramikte renk, doku ve ölçüde küçük farklar işin doğasından gelir ve kendi başına ayıp sayılmaz; bu açıklama Alıcının yasal haklarını daraltmaz.',
    ),
  ],
};

export function complaints(seller: KnownSeller): LegalSection {
  return {
    heading: 'Şikâyet ve uyuşmazlık',
    blocks: [
      paragraph(
        `Alıcı şikâyet ve taleplerini ${seller.phone} numaralı telefona veya ${seller.email} adresine iletebilir.`,
      ),
      paragraph(
        'Uyuşmazlıkta Alıcı, Ticaret Bakanlığının her yıl ilan ettiği parasal sınırlar içinde, kendi yerleşim yerinin veya işlemin yapıldığı yerin tüketici hakem heyetine, bu sınırların üzerinde tüketici mahkemesine başvurabilir. Hakem heyetine e-Devlet üzerinden de başvurulabilir.',
      ),
      paragraph(
        'Tüketici mahkemesinde görülecek uyuşmazlıklarda, kanunda sayılan istisnalar dışında, dava açmadan önce arabulucuya başvurulması zorunludur (6502 sayılı Kanun, madde 73/A).',
      ),
    ],
  };
}

export const RECORDS: LegalSection = {
  heading: 'Saklama ve erişim',
  blocks: [
    paragraph(
      'Onaylanan ön bilgilendirme formu ile mesafeli satış sözleşmesi, sipariş onayıyla birlikte Alıcının e-posta adresine PDF olarak gönderilir, siparişin sayfasından da okunabilir. Satıcı bu metinleri ve işlem kayıtlarını en az 3 yıl saklar.',
    ),
  ],
};
