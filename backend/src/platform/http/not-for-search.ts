/** Folders of the server that contain no pages. */
export const SERVER_FOLDERS = ['trpc', 'api', 'odeme', 'health'] as const;

/** Pages of one person, and pages that lead to them. */
export const PERSONAL_PAGES = [
  'account',
  'admin',
  'auth',
  'bekleme-listesi',
  'bilet',
  'bulten',
  'email-verification',
  'forgot-password',
  'giris-kilidi',
  'iletisim-tercihleri',
  'kimler-geliyor',
  'kisisel-veri-basvurusu',
  'odeme-baglantisi',
  'reset-password',
  'secim',
  'siparis',
  'siparis-takip',
  'yer-degisikligi',
] as const;
