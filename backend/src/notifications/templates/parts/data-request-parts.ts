import type { MailVariable } from '../../mail/mail-template.js';

export const DATA_REQUEST_URL = {
  request_url: {
    label: 'Başvuru sayfasının adresi',
    from: ({ pageUrl }) => pageUrl,
    isRequired: true,
    isSecret: true,
  },
} as const satisfies Record<string, MailVariable<{ readonly pageUrl: string }>>;

export const DATA_REQUEST_SUBJECT = {
  request_subject: { label: 'Başvurunun konusu', from: ({ subject }) => subject },
} as const satisfies Record<string, MailVariable<{ readonly subject: string }>>;

export const SAMPLE_DATA_REQUEST_URL = 'https://toprak.example/kisisel-veri-basvurusu/ornek';
