import { ADMIN_PATH } from '../../../contract/admin/admin-path.js';
import { formatDateTime } from '../../../contract/common/dates.js';
import { browserLabel } from '../../../contract/people/browser-label.js';
import { browserName } from '../../platform/http/browser-name.js';
import { withoutLinks } from '../mail/sanitize-text.js';
import type { MailTemplate } from '../mail/mail-template.js';
import { FIRST_NAME } from './parts/common-parts.js';
import { SAMPLE_PERSON } from './sample-facts.js';

/**
 * One mail for all events that admins must know of, because each of them is a sentence. It cannot be edited, so that
 * nobody who has got into the back office can silence it.
 */
export const adminNotice: MailTemplate<'admin-notice'> = {
  label: 'Yöneticilere güvenlik bildirimi',
  isForStudio: true,
  isEssential: true,
  variables: {
    ...FIRST_NAME,
    panel_url: { label: 'Panelin adresi', from: () => ADMIN_PATH },
    title: { label: 'Ne oldu', from: ({ title }) => title },
    text: { label: 'Açıklama', from: ({ text }) => text },
    date_time: { label: 'Ne zaman', from: ({ at }) => formatDateTime(at) },
    ip_address: { label: 'Hangi adresten', from: ({ ipAddress }) => ipAddress },
    browser: {
      label: 'Hangi tarayıcıdan',
      // An unknown browser is called what it says of itself.
      from: ({ userAgent }) => withoutLinks(browserLabel(browserName(userAgent))),
    },
  },
  sample: {
    ...SAMPLE_PERSON,
    title: 'Yeni bir tarayıcıdan giriş yapıldı',
    text: 'Yönetici hesabınıza daha önce kullanmadığınız bir tarayıcıyla girildi.',
    at: '2026-11-20T09:30:00.000Z',
    ipAddress: '203.0.113.7',
    userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:143.0) Gecko/20100101 Firefox/143.0',
  },
  subject: '{{title}}',
  preheader: 'Bundan haberiniz yoksa hemen başka bir yöneticiye haber verin.',
  bodyHtml: `<h1>{{title}}</h1>
<p>Merhaba {{user_name}}, {{text}}</p>
<p><a class="button" href="{{panel_url}}">Yönetim Paneli</a></p>
<p>{{date_time}}, {{ip_address}}<br>{{browser}}</p>
<h2>Bundan haberiniz yoksa</h2>
<p>Şifrenizi Profilim sayfasından değiştirin; açık kalan bütün oturumlar o anda sona erer. Giremiyorsanız hemen başka bir yöneticiye haber verin. Ne olduğunu Sistem Logları’nda görürsünüz.</p>`,
};
