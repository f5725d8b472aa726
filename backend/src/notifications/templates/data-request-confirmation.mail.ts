import type { MailTemplate } from '../mail/mail-template.js';
import { DATA_REQUEST_URL, SAMPLE_DATA_REQUEST_URL } from './parts/data-request-parts.js';
import { addressToCopy } from './parts/shared-texts.js';

const MINUTES_OF_AN_HOUR = 60;

/** Repeats nothing that was typed, because the address may be a stranger's. */
export const dataRequestConfirmation: MailTemplate<'data-request-confirmation'> = {
  label: 'KVKK başvurusunun onayı',
  isEssential: true,
  expiresAfterMinutes: ({ hours }) => hours * MINUTES_OF_AN_HOUR,
  variables: {
    ...DATA_REQUEST_URL,
    hours: { label: 'Kaç saat geçerli', from: ({ hours }) => String(hours) },
  },
  sample: { pageUrl: SAMPLE_DATA_REQUEST_URL, hours: 48 },
  subject: 'Başvurunuzu onaylayın',
  preheader: 'Bu adresin size ait olduğunu onayladığınızda başvurunuzun süresi başlar.',
  bodyHtml: `<h1>Başvurunuz için bir adım kaldı</h1>
<p>Bu e-posta adresiyle kişisel veriler hakkında bir başvuru yapıldı. Verilerinizi yalnızca size açabilmemiz için adresin size ait olduğunu onaylayın; yasal süre o anda başlar.</p>
<p><a class="button" href="{{request_url}}">Başvuruyu Onaylayın</a></p>
<p>Bağlantı {{hours}} saat geçerlidir; onaylanmayan başvurular silinir.</p>
${addressToCopy('request_url')}
<p class="note">Başvuruyu siz yapmadıysanız bu e-postayı dikkate almayın; hiçbir veriniz kimseye verilmez.</p>`,
};
