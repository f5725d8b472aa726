import { publicPaths } from '@contract/content/public-paths.js';

/** All addresses of the site; those that search engines are told of are in the contract. */
export const paths = {
  ...publicPaths,
  /** The products on the home page. */
  products: '/#products',
  workshopDay: (date: string) => `/workshops?ay=${date.slice(0, 7)}&gun=${date}`,
  category: (slug: string) => `${publicPaths.shelf}?kategori=${slug}`,
  order: (orderId: string) => `/siparis/${orderId}`,
  ticket: (bookingId: string) => `/bilet/${bookingId}`,
  /** The server writes these addresses, so only the route is needed. */
  seatTicket: '/bilet/:bookingId/:position',
  guestForm: '/kimler-geliyor/:bookingId',
  guestChanges: '/yer-degisikligi/:bookingId',
  guestChoice: '/secim/:bookingId',
  paymentLink: '/odeme-baglantisi/:linkId',
  waitingList: '/bekleme-listesi/:entryId',
  trackOrder: '/siparis-takip',
  askDataRequest: '/kisisel-veri-basvurusu',
  dataRequest: '/kisisel-veri-basvurusu/:requestId',
  confirmNewsletter: '/bulten/onay',
  unsubscribe: '/bulten/ayril',
  communicationChoices: '/iletisim-tercihleri',
  leaveStockWishes: '/haber-verme',
  auth: '/auth',
  authVerified: '/auth?verified=true',
  emailVerification: '/email-verification',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  unlockSignIn: '/giris-kilidi',
  account: '/account',
  accountBookings: '/account/rezervasyonlar',
  accountMessages: '/account/mesajlar',
  accountProfile: '/account/profil',
} as const;
