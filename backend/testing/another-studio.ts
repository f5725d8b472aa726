import { CurrentStudio } from '../src/studio/current-studio.js';
import { StudioDetails } from '../src/studio/studio-details.entity.js';
import type { SellerDetails } from '../contract/studio/seller-details.js';
import type { StudioLook } from '../contract/studio/studio-look.js';
import type { StudioProfile } from '../contract/studio/studio-profile.js';
import { announce } from './announce.js';
import { eventually } from './poll.js';
import type { TestServer } from './test-server.js';

/** A studio that has nothing in common with the demo's. */
export const ANOTHER_PROFILE: StudioProfile = {
  name: 'Çamur İşleri',
  tagline: 'Ankara’da çini ve seramik',
  description: 'Ulus’ta küçük bir çini atölyesi.',
  address: 'Hacettepe Mahallesi\nHamamönü Sokağı 7\n06230 Altındağ / Ankara',
  mapPoint: { latitude: 39.934, longitude: 32.8655 },
  phone: '0312 444 11 22',
  email: 'selam@camurisleri.example',
  week: [
    { opens: '09:00', closes: '18:00' },
    { opens: '09:00', closes: '18:00' },
    { opens: '09:00', closes: '18:00' },
    { opens: '09:00', closes: '18:00' },
    { opens: '09:00', closes: '18:00' },
    null,
    null,
  ],
  closedDays: [{ from: '2026-12-31', to: '2027-01-02', reason: 'Yılbaşı' }],
  social: { instagram: 'https://www.instagram.com/camurisleri' },
  guarantee: 'Kırık gelirse yenisini yaparız.',
  copyrightYear: 2019,
  credit: '',
};

export const ANOTHER_SELLER: SellerDetails = {
  kind: 'limited',
  title: 'Çamur İşleri Sanat ve Ticaret Ltd. Şti.',
  taxOffice: 'Ulus Vergi Dairesi',
  taxNumber: '4840847211',
  mersis: '0484084721100015',
  chamber: 'Ankara Ticaret Odası, 123456',
  professionRules: '',
  kep: 'camurisleri@hs01.kep.tr',
  etbis: '',
  address: 'Hacettepe Mahallesi, Hamamönü Sokağı 7, 06230 Altındağ / Ankara',
  phone: '+903124441122',
  email: 'satis@camurisleri.example',
  ibans: ['TR330006100519786457841326'],
  returnAddress: '',
  returnCarrier: 'Kuş Kargo',
};

export const ANOTHER_LOOK: StudioLook = { mark: 'initials', picture: '', showsName: true, accent: '#1F5F8B' };

/** What only the demo's studio is called, where only it is reached, and how only it looks. */
export const DEMO_WORDS =
  /Toprak|Kuzguncuk|Üsküdar|İcadiye|555 01 48|merhaba@toprak|Elif Karaca|Menemen|Atölye Kod|[Aa]4452[Aa]|8[Aa]3720|6[Ff]2[Bb]18|[Ff]8[Ee]8[Dd][Ff]|[Ee]9[Aa]58[Bb]|M10\.5 5\.5h11/;

/** Makes the shop that studio's, in every section of its details. */
export async function becomeAnotherStudio({ app, dataSource }: TestServer): Promise<CurrentStudio> {
  const { manager } = dataSource;
  await manager.insert(StudioDetails, [
    { section: 'profile', details: ANOTHER_PROFILE },
    { section: 'seller', details: ANOTHER_SELLER },
    { section: 'look', details: ANOTHER_LOOK },
  ]);
  await announce(manager, 'settings');
  const studio = app.get(CurrentStudio);
  await eventually('the studio is known', () => studio.profile.name === ANOTHER_PROFILE.name);
  return studio;
}
