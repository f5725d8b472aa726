import { siteTexts } from '@contract/content/site.rules.js';
import { USUAL_PREPARATION } from '@contract/orders/preparation.js';
import { ALL_FEATURES } from '@contract/studio/features.js';
import type { SiteTexts } from '@contract/content/site.js';
import type { SellerIdentity } from '@contract/studio/seller-identity.js';
import type { StudioProfile } from '@contract/studio/studio-profile.js';

const OPEN = { opens: '10:00', closes: '19:00' };

/** The studio of tests and stories. */
export const TEST_PROFILE: StudioProfile = {
  name: 'Toprak',
  tagline: 'Üsküdar’da seramik atölyesi',
  description: 'Üsküdar’da küçük bir seramik atölyesi.',
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

/** The texts on every page of that studio, which has written none itself. */
export const TEST_SITE_TEXTS: SiteTexts = siteTexts(new Map(), TEST_PROFILE, {
  features: ALL_FEATURES,
  preparation: USUAL_PREPARATION,
  shipping: { mode: 'free', feeKurus: 0, freeFromKurus: 0, offersPickUp: false },
});

export const TEST_SELLER: SellerIdentity = {
  kind: 'limited',
  title: 'Toprak Seramik Atölyesi Ltd. Şti.',
  address: 'Kuzguncuk Mahallesi, İcadiye Caddesi 48, Üsküdar / İstanbul',
  phone: '0216 555 01 48',
  email: 'merhaba@toprak.example',
  tax: 'Üsküdar V.D. 1234567890',
  mersis: null,
  chamber: null,
  kep: null,
  etbis: null,
};
