import { describe, expect, it } from '@jest/globals';
import ICAL from 'ical.js';
import { activeContentOf } from '../testing/active-content.js';
import { testSettings } from '../testing/test-settings.js';
import { XSS_PAYLOADS } from '../testing/xss-payloads.js';
import type { Booking } from '../src/bookings/booking.entity.js';
import { calendarEntry } from '../src/bookings/calendar-entry.js';
import type { MailKind } from '../src/notifications/mail/mail-template.js';
import { MAIL_TEMPLATES } from '../src/notifications/mail/mail-templates.js';
import { SAMPLE_RETURN } from '../src/notifications/templates/parts/return-parts.js';
import { testMailRenderer, testStudio } from '../testing/test-studio.js';

const settings = testSettings({});
const KINDS = Object.keys(MAIL_TEMPLATES) as MailKind[];
const TICKET = 'https://toprak.example/bilet/7c1e04b9?anahtar=Zk3x';

/** All payloads in one text, because drawing a ticket for each alone would take long. */
const ALL = XSS_PAYLOADS.join(' ');

/** Facts for any mail, with the attack in every place where a visitor could type it. */
function facts(attack: string): object {
  const person = { firstName: attack, guestName: attack, name: attack, surname: attack, email: attack };
  const place = { title: attack, place: attack, day: '12.12.2026 Cumartesi', hours: '14:00–17:00' };
  const links = {
    ticketUrl: TICKET,
    guestsUrl: TICKET,
    choiceUrl: TICKET,
    changesUrl: TICKET,
    orderUrl: TICKET,
    confirmUrl: TICKET,
    resetUrl: TICKET,
    unlockUrl: TICKET,
    restoreUrl: TICKET,
  };
  const kurus = { unitPriceKurus: 1, totalKurus: 1, subtotalKurus: 1, discountKurus: 1, vatKurus: 1 };
  return {
    ...{ ...person, ...place, ...links, ...kurus, owedKurus: 1, refundedKurus: 1 },
    ...{
      shortId: '7C1E04B9',
      code: '048213',
      purpose: 'registration',
      minutes: 15,
      days: 7,
      seats: 2,
      preparationDays: 21,
    },
    ...{ isStudent: true, isReminded: true, isToday: false, isPaid: true, isCancelled: true },
    ...{
      hasPieces: true,
      hasSeats: true,
      phone: '+905325550112',
      offerBy: '22.11.2026 14:30',
      offerDay: '22 Kasım',
    },
    ...{ newEmail: attack, workshopType: attack, experienceLevel: attack, message: [attack, attack] },
    ...{ couponCode: attack, shippingAddress: attack, notes: attack, placedAt: '2026-11-21T11:02:00Z' },
    ...{ before: attack, cargo: { company: attack, trackingNumber: attack, trackingUrl: TICKET } },
    parcels: [{ items: attack, cargo: { company: attack, trackingNumber: attack, trackingUrl: TICKET } }],
    ...{
      title: attack,
      text: attack,
      userAgent: attack,
      ipAddress: '203.0.113.7',
      at: '2026-11-21T11:02:00Z',
    },
    ...{ calendar: '', documents: [], buyer: { ...person, phone: '+905325550112' } },
    ...{ paragraphs: [[attack, attack]], question: [[attack]], html: attack, subject: attack },
    ...{ resaleSeats: 1, news: { because: 'sold' } },
    ...{ refundLines: [attack], isByRules: true },
    back: {
      ...SAMPLE_RETURN.back,
      pieces: attack,
      carrier: attack,
      code: attack,
      address: attack,
      refusal: attack,
      refundWays: attack,
    },
    document: { kind: 'sale', number: attack, isOfficial: false, grossKurus: 25_600, pdf: '' },
    cancelledSession: { note: [[attack]], otherDates: [attack] },
    ...{ note: [[attack]], otherDates: [attack], chooseBy: attack, refund: attack },
    tickets: [
      { ...person, ...place, ...links, shortId: '7C1E04B9', seats: 2, isStudent: true, calendar: '' },
    ],
    lines: [{ name: attack, when: attack, isStudent: true, quantity: 2, pictureUrl: null, ...kurus }],
  };
}

describe('A mail', () => {
  const renderer = testMailRenderer(settings);

  it.each(KINDS)('%s does nothing by itself, whatever was typed into it', async (kind) => {
    // A bulk mail's text is a template, which is refused with such braces and with null characters.
    const attack = kind === 'bulk-mail' ? ALL.replaceAll(/[{}\0]/g, '') : ALL;
    const { html, subject } = await renderer.render(kind, facts(attack) as never, {
      unsubscribeUrl: TICKET,
    });

    expect(activeContentOf(html)).toEqual([]);
    expect(subject).not.toMatch(/[\r\n]/);
  });
});

describe('A calendar file', () => {
  it.each(XSS_PAYLOADS)('holds one entry, called as the workshop is: %j', (title) => {
    const booking = {
      ...{ id: '7c1e04b9-5d0a-4f0e-9a35-0d5d3f6f1c11', status: 'confirmed', title },
      ...{ date: '2026-12-12', startTime: '14:00', endTime: '17:00', quantity: 2, calendarSequence: 0 },
    } as Booking;
    const now = new Date('2026-11-21T11:02:00Z');
    const text = calendarEntry(booking, {
      publicUrl: settings.PUBLIC_URL,
      ticketUrl: TICKET,
      studio: testStudio(settings),
      now,
    });
    const events = new ICAL.Component(ICAL.parse(text) as unknown[]).getAllSubcomponents('vevent');
    const words = (value: unknown) =>
      String(value)
        .replace(/[\s\p{Cc}]+/gu, ' ')
        .trim();

    expect(events).toHaveLength(1);
    expect(words(events[0]?.getFirstPropertyValue('summary'))).toBe(words(title));
  });
});
