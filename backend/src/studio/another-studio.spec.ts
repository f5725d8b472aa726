import { beforeAll, describe, expect, it } from '@jest/globals';
import { ANOTHER_PROFILE, ANOTHER_SELLER } from '../../testing/another-studio.js';
import { announce } from '../../testing/announce.js';
import { eventually } from '../../testing/poll.js';
import { aSale } from '../../testing/sale-facts.js';
import { ShopClient } from '../../testing/shop-client.js';
import { suiteServer } from '../../testing/suite-server.js';
import type { Booking } from '../bookings/booking.entity.js';
import { calendarEntry } from '../bookings/calendar-entry.js';
import { reminderSms } from '../bookings/reminder-sms.js';
import { MailRenderer } from '../notifications/mail/mail-renderer.js';
import type { MailKind } from '../notifications/mail/mail-template.js';
import { MAIL_TEMPLATES } from '../notifications/mail/mail-templates.js';
import { buildLegalDocuments } from '../orders/documents/legal-documents.js';
import { CurrentStudio } from './current-studio.js';
import { StudioDetails } from './studio-details.entity.js';

/** What only the demo's studio is called, and where only it is reached. */
const DEMO = /Toprak|Kuzguncuk|555 01 48|merhaba@toprak\.test|Elif Karaca|Menemen/;
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

const server = suiteServer();
let studio: CurrentStudio;

beforeAll(async () => {
  const { manager } = server.dataSource;
  await manager.insert(StudioDetails, [
    { section: 'profile', details: ANOTHER_PROFILE },
    { section: 'seller', details: ANOTHER_SELLER },
  ]);
  await announce(manager, 'settings');
  studio = server.app.get(CurrentStudio);
  await eventually('the studio is known', () => studio.profile.name === ANOTHER_PROFILE.name);
});

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
    expect(text).not.toMatch(DEMO);
  });

  it.each(Object.keys(MAIL_TEMPLATES) as MailKind[])('in the mail %s', async (kind) => {
    const { sample } = MAIL_TEMPLATES[kind];
    const mail = await server.app
      .get(MailRenderer)
      .render(kind, sample, { unsubscribeUrl: 'https://x.example/' });

    expect(`${mail.subject} ${mail.html} ${mail.replyTo}`).not.toMatch(DEMO);
    expect(mail.html).toContain(ANOTHER_PROFILE.name);
  });

  it('in a calendar entry, a text message and the contracts', () => {
    const calendar = calendarEntry(BOOKED, {
      publicUrl: 'https://camurisleri.example',
      ticketUrl: 'https://camurisleri.example/bilet/1',
      studio,
      now: new Date('2026-11-21T11:02:00Z'),
    });
    const documents = JSON.stringify(
      buildLegalDocuments(aSale({ seller: studio.seller, deliveryAddress: '' })),
    );
    const sms = reminderSms(BOOKED, { isToday: false, studio });

    for (const text of [calendar, documents, sms]) expect(text).not.toMatch(DEMO);
    expect(calendar).toContain('Hamamönü');
    expect(documents).toContain(ANOTHER_SELLER.title);
    expect(sms).toMatch(/Çamur İşleri$/);
  });
});
