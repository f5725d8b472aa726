import type { IncomingMessage, ServerResponse } from 'node:http';
import { parseObject, readBody, sendJson, sendPage } from '../web/http-io.js';
import type { DeliveryFaults } from './delivery-faults.js';
import { parseMail, readAttachment } from './mail-content.js';
import type { MailStore, MailSummary } from './mail-store.js';
import { PAGE_POLICY, REFRESH_SCRIPT, STYLE, mailboxPage } from './mailbox-frame.js';
import { BODY_POLICY, TABS, type Tab, bodyOf, listPage, messagePage } from './mailbox-pages.js';

interface Mailbox {
  readonly store: MailStore;
  readonly faults: DeliveryFaults;
  /** Host and port for SMTP, for trying the shop's own mail settings. */
  readonly smtp: { readonly host: string; readonly port: number };
}

interface Call extends Mailbox {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly url: URL;
}

type Route = (call: Call) => Promise<void> | void;
type MessageRoute = (call: Call, mail: MailSummary, part: string) => Promise<void>;

const ROUTES: Readonly<Record<string, Route>> = {
  'GET /': ({ response, store }) => sendPage(response, { html: listPage(store.list()), policy: PAGE_POLICY }),
  'GET /mailbox.css': ({ response }) => sendFile(response, 'text/css', STYLE),
  'GET /refresh.js': ({ response }) => sendFile(response, 'text/javascript', REFRESH_SCRIPT),
  'POST /clear': async ({ response, store }) => {
    await store.clear();
    response.writeHead(303, { location: '/' }).end();
  },
  'GET /api/messages': ({ response, store, url }) =>
    sendJson(response, 200, store.list(url.searchParams.get('to') ?? undefined)),
  'DELETE /api/messages': async ({ response, store }) =>
    sendJson(response, 200, { deleted: await store.clear() }),
  'GET /api/smtp': ({ response, smtp }) => sendJson(response, 200, smtp),
  'POST /api/faults': async ({ request, response, faults }) => {
    const body = parseObject((await readBody(request)).toString('utf8'));
    sendJson(response, 201, faults.plan(body ?? {}));
  },
  'DELETE /api/faults': ({ response, faults }) => {
    faults.clear();
    sendJson(response, 200, { cleared: true });
  },
};

const MESSAGE_ROUTES: readonly (readonly [RegExp, MessageRoute])[] = [
  [/^\/messages\/(\w+)()$/, showMessage],
  [/^\/messages\/(\w+)\/body()$/, showBody],
  [/^\/api\/messages\/(\w+)()$/, tellMessage],
  [/^\/api\/messages\/(\w+)\/attachments\/(\d+)$/, sendAttachment],
];

export async function answerMailbox(
  request: IncomingMessage,
  response: ServerResponse,
  mailbox: Mailbox,
): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://mailbox');
  const call = { request, response, url, ...mailbox };
  const route = ROUTES[`${request.method ?? ''} ${url.pathname}`];
  if (route) return route(call);
  const isRead = request.method === 'GET';
  for (const [pattern, messageRoute] of isRead ? MESSAGE_ROUTES : []) {
    const [, id = '', part = ''] = pattern.exec(url.pathname) ?? [];
    const mail = mailbox.store.find(id);
    if (mail) return messageRoute(call, mail, part);
  }
  notFound(call);
}

async function showMessage({ response, store, url }: Call, mail: MailSummary): Promise<void> {
  const content = await parseMail(await store.readRaw(mail));
  const wanted = url.searchParams.get('tab') ?? '';
  const tab: Tab = wanted in TABS ? (wanted as Tab) : 'html';
  sendPage(response, { html: messagePage(mail, content, tab), policy: PAGE_POLICY });
}

async function showBody({ response, store }: Call, mail: MailSummary): Promise<void> {
  const content = await parseMail(await store.readRaw(mail));
  sendPage(response, { html: bodyOf(mail, content), policy: BODY_POLICY });
}

async function tellMessage({ response, store }: Call, mail: MailSummary): Promise<void> {
  sendJson(response, 200, { ...(await parseMail(await store.readRaw(mail))), ...mail });
}

async function sendAttachment(call: Call, mail: MailSummary, index: string): Promise<void> {
  const attachment = await readAttachment(await call.store.readRaw(mail), Number(index));
  if (!attachment) {
    notFound(call);
    return;
  }
  const { filename, mimeType } = attachment.about;
  call.response
    .writeHead(200, {
      'content-type': /^[\w.+-]+\/[\w.+-]+$/.test(mimeType) ? mimeType : 'application/octet-stream',
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(filename)}`,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    })
    .end(attachment.bytes);
}

function notFound({ response, url }: Call): void {
  if (url.pathname.startsWith('/api/')) {
    sendJson(response, 404, { error: 'Not found' });
    return;
  }
  const html = mailboxPage(
    'Bulunamadı',
    `<div class="empty"><h2>Bu e-posta artık burada değil</h2><p><a href="/">Gelenlere dönebilirsiniz.</a></p></div>`,
  );
  sendPage(response, { status: 404, html, policy: PAGE_POLICY });
}

function sendFile(response: ServerResponse, type: string, content: string): void {
  response
    .writeHead(200, { 'content-type': `${type}; charset=utf-8`, 'x-content-type-options': 'nosniff' })
    .end(content);
}
