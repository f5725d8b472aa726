import type { SellerDetails } from '../contract/studio/seller-details.js';
import type { StudioLook } from '../contract/studio/studio-look.js';
import type { StudioProfile } from '../contract/studio/studio-profile.js';

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
