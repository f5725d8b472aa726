import type { ContentSection } from '../contract/content/content-section.js';
import type { SellerDetails } from '../contract/studio/seller-details.js';
import type { StudioProfile } from '../contract/studio/studio-profile.js';

const OPEN = { opens: '10:00', closes: '19:00' };

/** Toprak, the studio of the demo. */
export const DEMO_PROFILE: StudioProfile = {
  name: 'Toprak',
  tagline: 'Üsküdar’da seramik atölyesi',
  description: 'Üsküdar’da küçük bir seramik atölyesi: elde şekillenen parçalar ve workshoplar.',
  address: 'Kuzguncuk Mahallesi\nİcadiye Caddesi 48\n34674 Üsküdar / İstanbul',
  mapPoint: { latitude: 41.0345, longitude: 29.029 },
  phone: '0216 555 01 48',
  email: 'merhaba@toprak.test',
  week: [null, OPEN, OPEN, OPEN, OPEN, OPEN, OPEN],
  closedDays: [],
  social: {
    instagram: 'https://www.instagram.com/',
    youtube: 'https://www.youtube.com/',
    tiktok: 'https://www.tiktok.com/',
  },
  guarantee: '%100 memnuniyet garantisi.',
  copyrightYear: 2024,
  credit: 'Tasarım ve yazılım: Atölye Kod',
};

/** The tax number is made up, but its last digit is right. */
export const DEMO_SELLER: SellerDetails = {
  kind: 'craftsman',
  title: 'Toprak Seramik Atölyesi',
  taxOffice: 'Üsküdar Vergi Dairesi',
  taxNumber: '1234567890',
  mersis: '',
  chamber: '',
  professionRules: '',
  kep: '',
  etbis: '',
  address: 'Kuzguncuk Mahallesi, İcadiye Caddesi 48, 34674 Üsküdar / İstanbul',
  phone: '+902165550148',
  email: 'merhaba@toprak.test',
  ibans: [],
  returnAddress: '',
  returnCarrier: '',
};

type DemoTexts = Readonly<Partial<Record<ContentSection, Readonly<Record<string, string>>>>>;

/** The texts of the site that tell of Toprak; all others are the built-in ones. */
export const DEMO_CONTENT: DemoTexts = {
  hero: {
    subtitle:
      'Üsküdar’daki atölyemizde her parçayı tek tek çeviriyor, sırlıyor ve iki kez pişiriyoruz. Hazırlığı zaman ister; beklediğinize değer.',
  },
  about: {
    main_title: 'İki çark, bir fırın, bol çay',
    description:
      'Toprak, 2016’da Kuzguncuk’ta küçük bir dükkânda başladı. Bugün hâlâ aynı sokaktayız; kili Menemen’den alıyor, sırlarımızı kendimiz hazırlıyoruz.',
    founder_title: 'Kurucumuz Elif Karaca',
    founder_description:
      'Mimar Sinan’da seramik okudu, Kütahya’da iki yıl çini ustasının yanında çalıştı. Salıları çarkın başında, perşembeleri fırının önündedir.',
    image_title: 'Kuzguncuk’taki atölyemizden bir köşe',
  },
  bulk_order: {
    contact_content:
      'Formu doldurmanız yeter; teklifiniz 24 saat içinde elinizde olur. Numunelere dokunmak isterseniz salıdan pazara 10:00–19:00 arasında Üsküdar’daki atölyemize bekleriz, çay her zaman demli.',
  },
  footer: {
    company_description:
      'Üsküdar’da küçük bir seramik atölyesi. Her parçayı elde şekillendirir, iki kez pişiririz.',
  },
};
