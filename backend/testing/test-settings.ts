import { plainToInstance } from 'class-transformer';
import { Settings } from '../src/platform/config/settings.js';

/** Valid settings for a test, with the given overrides. */
export function testSettings(given: Partial<Settings>): Settings {
  return Object.assign(plainToInstance(Settings, {}, { exposeDefaultValues: true }), {
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    PUBLIC_URL: 'https://toprak.example',
    DATABASE_POOL_SIZE: 5,
    APP_SECRET: 'a-secret-that-is-only-good-for-tests',
    MEDIA_DIR: '/nonexistent',
    IYZICO_URI: 'http://127.0.0.1:1',
    IYZICO_API_KEY: 'test-key',
    IYZICO_SECRET_KEY: 'test-secret',
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'Toprak Seramik <merhaba@toprak.example>',
    STUDIO_NOTICE_TO: 'atolye@toprak.example',
    SELLER_TITLE: 'Toprak Seramik Atölyesi Ltd. Şti.',
    SELLER_ADDRESS: 'Kuzguncuk Mah. İcadiye Cad. No: 48, 34674 Üsküdar / İstanbul',
    SELLER_PHONE: '+902165550148',
    SELLER_EMAIL: 'merhaba@toprak.example',
    SELLER_TAX: 'Üsküdar V.D. 1234567890',
    ...given,
  }).noteGiven(Object.keys(given));
}
