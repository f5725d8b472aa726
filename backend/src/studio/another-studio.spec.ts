import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { aBlogPost } from '../../seed/blog.js';
import { aProduct } from '../../seed/catalog.js';
import {
  ANOTHER_LOOK,
  ANOTHER_PROFILE,
  ANOTHER_SELLER,
  becomeAnotherStudio,
  DEMO_WORDS,
} from '../../testing/another-studio.js';
import { newsHeard, openPage, startBuiltSite } from '../../testing/built-site.js';
import { pdfText } from '../../testing/pdf-text.js';
import { aSale } from '../../testing/sale-facts.js';
import { ShopClient } from '../../testing/shop-client.js';
import type { TestServer } from '../../testing/test-server.js';
import type { Booking } from '../bookings/booking.entity.js';
import { calendarEntry } from '../bookings/calendar-entry.js';
import { reminderSms } from '../bookings/reminder-sms.js';
import { MailRenderer } from '../notifications/mail/mail-renderer.js';
import type { MailKind } from '../notifications/mail/mail-template.js';
import { MAIL_TEMPLATES } from '../notifications/mail/mail-templates.js';
import { renderLegalPdf } from '../orders/documents/documents-pdf.js';
import { buildLegalDocuments } from '../orders/documents/legal-documents.js';
import type { CurrentStudio } from './current-studio.js';

const BOOKED = {
  id: '7c1e04b9-5d0a-4f0e-9a35-0d5d3f6f1c11',
  status: 'confirmed',
  title: 'Çarkta ilk kâse',
  date: '2026-12-12',
  startTime: '14:00',
  endTime: '17:00',
  quantity: 2,
  isStudent: false,
  calendarSequence: 0,
} as Booking;

const PAGES = [
  ...['/', '/raf', '/workshops', '/urun/ay-vazo', '/blog', '/blog/kille-ilk-saat', '/kunye', '/yok', '/auth'],
  ...['/gizlilik-politikasi', '/teslimat-ve-iade', '/mesafeli-satis-sozlesmesi', '/admin', '/admin/onizleme'],
  ...['/memnuniyet-sozumuz', '/erisilebilirlik'],
];

let server: TestServer;
let studio: CurrentStudio;

beforeAll(async () => {
  server = await startBuiltSite();
  const { manager } = server.dataSource;
  await aProduct(manager, { name: 'Ay Vazo' });
  await aBlogPost(manager, { authorName: 'Deniz Kil' });
  studio = await becomeAnotherStudio(server);
  await newsHeard(server);
});
afterAll(() => server.stop());

describe('A shop of another studio says not one word of the demo’s', () => {
  it.each([
    '/trpc/content.site',
    '/trpc/content.home',
    '/trpc/content.workshopsPage',
    ...['privacy', 'delivery', 'contract'].map(
      (kind) => `/trpc/content.policy?input=${encodeURIComponent(JSON.stringify({ kind }))}`,
    ),
    '/api/content_manager.php',
    '/blog/rss.xml',
    '/site.webmanifest',
    '/sitemap.xml',
    '/robots.txt',
  ])('at %s', async (path) => {
    const { status, text } = await new ShopClient(server).ask(path);

    expect(status).toBe(200);
    expect(text).not.toMatch(DEMO_WORDS);
  });

  it.each(PAGES)('on the page %s', async (path) => {
    const { text } = await openPage(server.url, path);
    expect(text).toContain(ANOTHER_PROFILE.name);
    expect(text).toContain(`--studio-accent:${ANOTHER_LOOK.accent}`);
    expect(text).not.toMatch(DEMO_WORDS);
  });

  it('in what is drawn from its mark', async () => {
    expect((await new ShopClient(server).ask('/favicon.svg')).text).not.toMatch(DEMO_WORDS);
  });

  it.each(Object.keys(MAIL_TEMPLATES) as MailKind[])('in the mail %s', async (kind) => {
    const { sample } = MAIL_TEMPLATES[kind];
    const mail = await server.app
      .get(MailRenderer)
      .render(kind, sample, { unsubscribeUrl: 'https://x.example/' });

    expect(`${mail.subject} ${mail.html} ${mail.replyTo}`).not.toMatch(DEMO_WORDS);
    expect(mail.html).toContain(ANOTHER_PROFILE.name);
  });

  it('in a calendar entry, a text message and the contracts as printed', async () => {
    const calendar = calendarEntry(BOOKED, {
      publicUrl: 'https://camurisleri.example',
      ticketUrl: 'https://camurisleri.example/bilet/1',
      studio,
      now: new Date('2026-11-21T11:02:00Z'),
    });
    const { preInformation, distanceContract } = buildLegalDocuments(
      aSale({ seller: studio.seller, deliveryAddress: '' }),
    );
    const meta = { orderShortId: 'A4F2C81D', acceptedAt: '2026-11-21T11:02:00Z', studio };
    const pdfs = [preInformation, distanceContract].map((document) => renderLegalPdf(document, meta));
    const documents = (await Promise.all(pdfs.map(async (pdf) => pdfText(await pdf)))).join(' ');
    const sms = reminderSms(BOOKED, { isToday: false, studio });

    for (const text of [calendar, documents, sms]) expect(text).not.toMatch(DEMO_WORDS);
    expect(calendar).toContain('Hamamönü');
    expect(documents).toContain(ANOTHER_SELLER.title);
    expect(sms).toMatch(/Çamur İşleri$/);
  });
});
