import type { MailTemplate } from '../mail/mail-template.js';

export const studioNotice: MailTemplate<'studio-notice'> = {
  label: 'Atölyeye bildirim',
  isForStudio: true,
  isEssential: false,
  variables: {
    title: { label: 'Başlık', from: ({ title }) => title },
    message: { label: 'Bildirim', from: ({ message }) => message },
  },
  sample: { title: 'Workshop doldu', message: 'Çömlekçi Çarkına Giriş, 12.12.2026: bütün yerler satıldı.' },
  subject: '{{title}}',
  preheader: '{{message}}',
  bodyHtml: `<h1>{{title}}</h1>
<p>{{message}}</p>`,
};
