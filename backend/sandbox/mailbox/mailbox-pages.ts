import { escapeHtml } from '../../src/platform/html/escape-html.js';
import type { MailAttachment, MailContent } from './mail-content.js';
import type { MailSummary } from './mail-store.js';
import { mailboxPage } from './mailbox-frame.js';

export const TABS = { html: 'E-posta', text: 'Metin', headers: 'Başlıklar' } as const;
export type Tab = keyof typeof TABS;

/**
 * The policy of the frame with the mail's own HTML: pictures and links, but no scripts, forms or access to
 * this page.
 */
export const BODY_POLICY =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; " +
  'img-src http: https: data:; font-src http: https: data:';

export function listPage(mails: readonly MailSummary[]): string {
  const rows = mails.map(listRow).join('\n');
  const content = mails.length === 0 ? EMPTY : `<ol class="mails">\n${rows}\n</ol>`;
  return mailboxPage(
    'Gelenler',
    `<section data-list="${mails.length}-${mails[0]?.id ?? ''}">
      <div class="bar">
        <h1>${mails.length === 0 ? 'Gelenler' : `${mails.length} e-posta`}</h1>
        ${mails.length === 0 ? '' : '<form method="post" action="/clear"><button>Kutuyu Boşalt</button></form>'}
      </div>
      ${content}
    </section>
    <script src="/refresh.js" defer></script>`,
  );
}

const EMPTY = `<div class="empty"><h2>Kutu boş</h2>
      <p>Mağaza bir e-posta gönderdiğinde burada kendiliğinden görünür.</p></div>`;

function listRow(mail: MailSummary): string {
  const attachments = mail.attachmentCount > 0 ? `<small>${mail.attachmentCount} ek</small>` : '';
  return `<li><a href="/messages/${mail.id}">
        <span class="to">${escapeHtml(mail.to.join(', '))}</span>
        <b>${subjectOf(mail)}</b>
        <span><time datetime="${mail.receivedAt}">${timeOf(mail)}</time>${attachments}</span>
      </a></li>`;
}

export function messagePage(mail: MailSummary, content: MailContent, tab: Tab): string {
  return mailboxPage(
    mail.subject || '(konu yok)',
    `<div class="bar"><a class="button" href="/">Gelenlere Dön</a></div>
    <h1 class="subject">${subjectOf(mail)}</h1>
    <dl>
      <dt>Gönderen</dt><dd>${escapeHtml(mail.from)}</dd>
      <dt>Alıcı</dt><dd>${escapeHtml(mail.to.join(', '))}</dd>
      <dt>Tarih</dt><dd><time datetime="${mail.receivedAt}">${timeOf(mail)}</time></dd>
    </dl>
    ${attachmentList(mail, content.attachments)}
    <nav class="tabs" aria-label="Görünüm">${tabLinks(mail, tab)}</nav>
    ${tabContent(mail, content, tab)}`,
  );
}

/** The mail's HTML with its embedded pictures resolved, and links that open in a new window. */
export function bodyOf({ id }: MailSummary, { html, attachments }: MailContent): string {
  const withPictures = attachments.reduce(
    (body, { contentId, index }) =>
      contentId ? body.replaceAll(`cid:${contentId}`, `/api/messages/${id}/attachments/${index}`) : body,
    html ?? '',
  );
  return `<!doctype html><base target="_blank"><style>body { margin: 0 }</style>${withPictures}`;
}

function tabLinks({ id }: MailSummary, current: Tab): string {
  return Object.entries(TABS)
    .map(([tab, label]) => {
      const mark = tab === current ? ' aria-current="page"' : '';
      return `<a href="/messages/${id}?tab=${tab}"${mark}>${label}</a>`;
    })
    .join('');
}

function tabContent(mail: MailSummary, { html, text, headers }: MailContent, tab: Tab): string {
  if (tab === 'headers') {
    return `<pre>${escapeHtml(headers.map(({ name, value }) => `${name}: ${value}`).join('\n'))}</pre>`;
  }
  if (tab === 'text' || html === null) {
    return `<pre>${escapeHtml(text ?? 'Bu e-postanın düz metni yok.')}</pre>`;
  }
  return `<iframe title="E-postanın içeriği" src="/messages/${mail.id}/body"
      sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>`;
}

function attachmentList({ id }: MailSummary, attachments: readonly MailAttachment[]): string {
  if (attachments.length === 0) return '';
  const items = attachments.map(
    ({ index, filename, size }) =>
      `<li><a class="button" href="/api/messages/${id}/attachments/${index}" download>${escapeHtml(filename)}
        <small>${sizeOf(size)}</small></a></li>`,
  );
  return `<ul class="attachments" aria-label="Ekler">${items.join('')}</ul>`;
}

const subjectOf = ({ subject }: MailSummary): string => escapeHtml(subject || '(konu yok)');

function sizeOf(bytes: number): string {
  const kilobytes = new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 1 }).format(bytes / 1024);
  return `${kilobytes} KB`;
}

const CLOCK = new Intl.DateTimeFormat('tr-TR', {
  timeZone: 'Europe/Istanbul',
  dateStyle: 'short',
  timeStyle: 'medium',
});

const timeOf = ({ receivedAt }: MailSummary): string => CLOCK.format(new Date(receivedAt));
