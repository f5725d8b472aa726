import type { DemoSetting } from '../../platform/config/demo-settings.js';

/** What the studio can do about a setting that no screen has. */
export const ON_THE_SERVER = 'Bu ayar sunucudadır: sunucunuzu kuran kişiden isteyin.';

/** The settings that may have a value of the demo, as the studio knows them. */
export const DEMO_WORDS: Readonly<Record<DemoSetting, string>> = {
  PUBLIC_URL: 'sitenin adresi',
  APP_SECRET: 'sunucunun gizli anahtarı',
  DATABASE_URL: 'veritabanının adresi',
  DATABASE_DIRECT_URL: 'veritabanının doğrudan adresi',
  IYZICO_API_KEY: 'iyzico’nun API anahtarı',
  IYZICO_SECRET_KEY: 'iyzico’nun güvenlik anahtarı',
  ADMIN_EMAIL: 'ilk yöneticinin e-postası',
  ADMIN_PASSWORD: 'ilk yöneticinin şifresi',
  SMTP_URL: 'e-posta sunucusu',
  MAIL_FROM: 'e-postaların göndereni',
  SELLER_EMAIL: 'satıcının e-postası',
  STUDIO_NOTICE_TO: 'bildirim adresi',
};
