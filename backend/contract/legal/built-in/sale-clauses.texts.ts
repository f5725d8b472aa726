import type { LegalClause } from '../legal-text.js';

/** The clauses that form and contract have in common. */

const PRICES =
  'Bütün fiyatlar Türk lirasıdır ve KDV dâhildir. Alıcıdan, sipariş özetinde gösterilen toplam tutar dışında bir bedel istenmez.';

export const LINES: LegalClause = {
  key: 'lines',
  heading: 'Ürün, hizmet ve fiyat',
  when: 'always',
  text: '{{siparis.kalemler}}',
};

export const PAYMENT: readonly LegalClause[] = [
  {
    key: 'payment',
    heading: 'Ödeme',
    when: 'paid',
    text: `Ödeme, 3D Secure doğrulamasıyla banka veya kredi kartından tek çekim olarak alınır; taksit uygulanmaz. Ödeme hizmetini iyzico (iyzi Ödeme ve Elektronik Para Hizmetleri A.Ş.) sağlar. Kart bilgileri Satıcı tarafından saklanmaz.

${PRICES}`,
  },
  {
    key: 'no_payment',
    heading: 'Ödeme',
    when: 'free',
    text: `Siparişin toplam tutarı sıfır olduğundan Alıcıdan ödeme alınmaz; kart bilgisi de istenmez.

${PRICES}`,
  },
];

/** Sentences of the clauses that are offered one by one where a text lacks them. */
export const DELIVERY_LIMIT = 'teslimat her durumda siparişten itibaren yasal süre olan 30 günü aşamaz';
export const RETURN_CARRIER_WORDS = '{{iade.kargo}}';
export const RETURN_COST_WORDS = `Geri gönderme masrafı Satıcıya aittir. ${RETURN_CARRIER_WORDS}`;

const DELIVERY: LegalClause = {
  key: 'delivery',
  heading: 'Teslimat',
  when: 'products',
  text: `Ürünler atölyede elde hazırlanır. Sipariş {{teslimat.sure}} içinde {{teslimat.yol}}; ${DELIVERY_LIMIT}. {{teslimat.ucret}}

Ürün Alıcıya veya Alıcının gösterdiği kişiye teslim edilene kadar oluşan kayıp ve hasardan Satıcı sorumludur. {{teslimat.hasar}}

Ürün süresinde teslim edilmezse Alıcı sözleşmeden dönebilir. Bu durumda veya ürünün teslimi imkânsızlaşırsa Satıcı, tahsil ettiği bütün ödemeleri en geç 14 gün içinde yasal faiziyle birlikte iade eder. Ürünün stokta kalmaması, teslimin imkânsızlaşması sayılmaz.`,
};

const ATTENDANCE: LegalClause = {
  key: 'attendance',
  heading: 'Atölyeye katılım',
  when: 'workshops',
  text: 'Atölye hizmeti, sipariş özetinde yazan tarih ve saatte Satıcının adresindeki atölyede verilir. Malzeme, araç ve pişirim ücrete dâhildir. Satıcı bir oturumu iptal etmek zorunda kalırsa Alıcıya başka bir tarih önerir; Alıcı kabul etmezse ödenen tutarın tamamını 14 gün içinde iade eder.',
};

/** How each kind of line is delivered. */
export const FULFILMENT: readonly LegalClause[] = [DELIVERY, ATTENDANCE];

export const WITHDRAWAL: LegalClause = {
  key: 'withdrawal',
  heading: 'Ürünlerde cayma hakkı',
  when: 'products',
  text: `Alıcı, ürünü teslim aldığı günden itibaren 14 gün içinde, hiçbir gerekçe göstermeden ve cezai şart ödemeden sözleşmeden cayabilir. Bu hak teslimden önce de kullanılabilir. Tek siparişle alınıp ayrı ayrı teslim edilen ürünlerde süre, son ürünün teslimiyle başlar.

- Bildirim: Cayma kararının 14 gün dolmadan siparişin sayfasındaki “İade” bölümünden, {{satici.eposta}} adresine e-postayla veya {{satici.adres}} adresine yazıyla bildirilmesi yeterlidir.
- Geri gönderme: {{iade.gonderme}}
- Kargo: ${RETURN_COST_WORDS}
- İade: Satıcı, cayma bildiriminin kendisine ulaşmasından itibaren en geç 14 gün içinde, varsa teslimat masrafı dâhil aldığı bütün ödemeyi, ödemenin yapıldığı karta tek seferde ve Alıcıya hiçbir masraf yüklemeden iade eder.
- Ürünün durumu: Alıcı, ürünü cayma süresi içinde olağan biçimde incelemekten doğan değişikliklerden sorumlu değildir. Kırılgan parçaların geldiği gibi korunaklı paketlenmesini rica ederiz.`,
};

export const WORKSHOP_WITHDRAWAL: LegalClause = {
  key: 'workshop_withdrawal',
  heading: 'Atölyelerde cayma hakkının bulunmaması',
  when: 'workshops',
  text: 'Belirli bir tarihte yapılan atölye, boş zamanın değerlendirilmesine ilişkin bir hizmettir. Mesafeli Sözleşmeler Yönetmeliği’nin 15. maddesinin birinci fıkrasının (g) bendi uyarınca, belirli bir tarihte veya dönemde yapılması gereken bu tür hizmetlerde cayma hakkı kullanılamaz: yer, o tarih için yalnızca Alıcıya ayrılır. Satıcının kendi isteğiyle tanıdığı gün değiştirme ve iptal kolaylıkları saklıdır.',
};

/** What the studio grants beyond the law. The words of the rules are put in, because each kind of workshop has its own. */
export const WORKSHOP_CHANGES: LegalClause = {
  key: 'workshop_changes',
  heading: 'Atölyede gün değişikliği, devir ve iptal',
  when: 'workshops',
  text: `Satıcı, Alıcının yasal haklarına ek olarak aşağıdaki kolaylıkları tanır. Bir yer için, satın alındığı günkü kurallar geçerli kalır. Alıcı bunları biletindeki bağlantıdan kendisi kullanabilir.

{{atolye.kurallar}}`,
};

export const DEFECTS: LegalClause = {
  key: 'defects',
  heading: 'Ayıplı ürün ve hizmet',
  when: 'always',
  text: `Ürün veya hizmet ayıplıysa Alıcı, 6502 sayılı Tüketicinin Korunması Hakkında Kanun uyarınca sözleşmeden dönme, bedelden indirim, ücretsiz onarım veya ayıpsız benzeriyle değiştirme haklarından birini kullanabilir. Teslimden itibaren 6 ay içinde ortaya çıkan ayıbın teslim anında var olduğu kabul edilir; bu haklar teslimden itibaren 2 yıl boyunca geçerlidir.

Elde biçimlendirilen seramikte renk, doku ve ölçüde küçük farklar işin doğasından gelir ve kendi başına ayıp sayılmaz; bu açıklama Alıcının yasal haklarını daraltmaz.`,
};

/** The words that every text needs about a dispute; also offered where they are missing. */
export const BOARD_WORDS =
  'Uyuşmazlıkta Alıcı, Ticaret Bakanlığının her yıl ilan ettiği parasal sınırlar içinde, kendi yerleşim yerinin veya işlemin yapıldığı yerin tüketici hakem heyetine, bu sınırların üzerinde tüketici mahkemesine başvurabilir. Hakem heyetine e-Devlet üzerinden de başvurulabilir.';
export const MEDIATION_WORDS =
  'Tüketici mahkemesinde görülecek uyuşmazlıklarda, kanunda sayılan istisnalar dışında, dava açmadan önce arabulucuya başvurulması zorunludur (6502 sayılı Kanun, madde 73/A).';
const COMPLAINTS_WORDS =
  'Alıcı şikâyet ve taleplerini {{satici.telefon}} numaralı telefona veya {{satici.eposta}} adresine iletebilir.';

export const COMPLAINTS: LegalClause = {
  key: 'complaints',
  heading: 'Şikâyet ve uyuşmazlık',
  when: 'always',
  text: `${COMPLAINTS_WORDS}

${BOARD_WORDS}

${MEDIATION_WORDS}`,
};

export const RECORDS: LegalClause = {
  key: 'records',
  heading: 'Saklama ve erişim',
  when: 'always',
  text: 'Onaylanan ön bilgilendirme formu ile mesafeli satış sözleşmesi, sipariş onayıyla birlikte Alıcının e-posta adresine PDF olarak gönderilir, siparişin sayfasından da okunabilir. Satıcı bu metinleri ve işlem kayıtlarını en az 3 yıl saklar.',
};
