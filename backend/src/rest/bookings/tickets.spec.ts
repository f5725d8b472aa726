import { beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import ICAL from 'ical.js';
import jsqr from 'jsqr';
import sharp from 'sharp';
import type { TicketView } from '../../../contract/bookings/ticket.view.js';
import { aWorkshopSession } from '../../../seed/workshops.js';
import { aPaidLine, bookingServices } from '../../../testing/bookings.js';
import { expectRestRefusal, expectTrpcRefusal, INVALID, refused } from '../../../testing/refusals.js';
import { ShopClient } from '../../../testing/shop-client.js';
import { suiteServer } from '../../../testing/suite-server.js';
import type { Booking } from '../../bookings/booking.entity.js';
import { LinkKeysService } from '../../platform/security/link-keys.service.js';

const NOT_FOUND = refused(404, 'ticket_not_found');

describe('A ticket', () => {
  const server = suiteServer();
  const shop = new ShopClient(server);
  let booking: Booking;
  let ticketKey: string;

  beforeAll(async () => {
    const services = bookingServices(server.dataSource, {
      now: '2026-11-21T11:02:00Z',
      PUBLIC_URL: 'http://localhost:3000',
    });
    booking = await server.dataSource.transaction(async (manager) => {
      const session = await aWorkshopSession(manager, { date: '2026-12-12' });
      const made = await services.book.book(manager, await aPaidLine(manager, session, { isStudent: true }));
      await services.mails.ticket(manager, made);
      return made;
    });
    ticketKey = server.app.get(LinkKeysService).keyOf('ticket', booking);
  });

  const view = (input: unknown) => shop.query('tickets.view', input);
  const file = (id: string, query: string, init: RequestInit = {}) =>
    shop.ask(`/api/bilet/${id}/takvim.ics${query}`, init);

  it('leaves no key in the database, neither with the booking nor with its mail', async () => {
    const rows = await server.dataSource.query<unknown[]>(
      `SELECT (SELECT json_agg(row_to_json(b)) FROM booking b)::text AS bookings,
              (SELECT json_agg(payload) FROM mail_message)::text AS mails`,
    );
    const stored = JSON.stringify(rows).replaceAll(/\\+r\\+n /g, '');
    expect(stored).toContain('ticketUrl');
    expect(stored).not.toContain(ticketKey);
    expect(stored).not.toContain('anahtar');
  });

  it('is shown to whoever has its key', async () => {
    const { status, json, headers } = await view({ bookingId: booking.id, ticketKey });
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toContain('no-store');
    const { data } = (json as { result: { data: TicketView } }).result;
    const { qr, ...facts } = data;
    const path = `/bilet/${booking.id}?anahtar=${ticketKey}`;
    expect(facts).toEqual({
      id: booking.id,
      shortId: booking.id.slice(0, 8).toUpperCase(),
      status: 'confirmed',
      title: 'Seramik Atölyesi: Çarkta ilk kâse',
      date: '2026-12-12',
      startTime: '14:00',
      endTime: '17:00',
      guestName: 'Ayşe Gül Çığıroğlu',
      seats: 2,
      isStudent: true,
      place: 'İcadiye Caddesi 48, Üsküdar / İstanbul',
      url: path,
      guestsUrl: null,
      changesUrl: null,
      choice: null,
      rules: [],
      calendarUrl: `/api/bilet/${booking.id}/takvim.ics?anahtar=${ticketKey}`,
    });
    expect(await scanned(qr)).toBe(`http://localhost:3000${path}`);
  });

  it('comes with a calendar file that is nobody else’s', async () => {
    const { status, headers, text } = await file(booking.id, `?anahtar=${ticketKey}`);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(headers.get('content-disposition')).toBe(
      `attachment; filename=workshop-${booking.id.slice(0, 8).toUpperCase()}.ics`,
    );
    expect(headers.get('cache-control')).toBe('private, no-store');
    const event = new ICAL.Event(
      new ICAL.Component(ICAL.parse(text) as unknown[]).getFirstSubcomponent('vevent')!,
    );
    expect(event.uid).toBe(`${booking.id}@localhost`);
    expect(event.startDate.toString()).toBe('2026-12-12T14:00:00');
  });

  const wrong = [
    ['a wrong key', () => ({ bookingId: booking.id, ticketKey: 'A'.repeat(32) }), NOT_FOUND],
    ['an unknown booking', () => ({ bookingId: randomUUID(), ticketKey }), NOT_FOUND],
    ['no booking’s number', () => ({ bookingId: `${booking.id}'--`, ticketKey }), INVALID],
    ['half a key', () => ({ bookingId: booking.id, ticketKey: 'abc' }), INVALID],
    ['an empty key', () => ({ bookingId: booking.id, ticketKey: '' }), INVALID],
  ] as const;

  it.each(wrong)('is shown to nobody with %s', async (_what, input, refusal) => {
    await expectTrpcRefusal(server.dataSource, refusal, () => view(input()));
  });

  it.each(wrong)('gives its calendar file to nobody with %s', async (_what, input, refusal) => {
    const { bookingId, ticketKey } = input();
    await expectRestRefusal(server.dataSource, refusal, () =>
      file(encodeURIComponent(bookingId), `?anahtar=${ticketKey}`),
    );
  });

  it.each([
    ['no key', '', INVALID],
    ['two keys', '?anahtar=a&anahtar=b', INVALID],
    ['a key within a key', '?anahtar[x]=a', INVALID],
  ])('gives its calendar file to nobody with %s', async (_what, query, refusal) => {
    await expectRestRefusal(server.dataSource, refusal, () => file(booking.id, query));
  });

  it('is only read', async () => {
    await expectRestRefusal(server.dataSource, refused(405, 'method_not_allowed'), () =>
      file(booking.id, `?anahtar=${ticketKey}`, { method: 'POST' }),
    );
  });
});

async function scanned({ size, path }: TicketView['qr']): Promise<string | undefined> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size * 6}" height="${size * 6}" viewBox="0 0 ${size} ${size}"
    shape-rendering="crispEdges"><rect width="100%" height="100%" fill="#fff"/><path d="${path}"/></svg>`;
  const { data, info } = await sharp(Buffer.from(svg))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsqr.default(new Uint8ClampedArray(data), info.width, info.height)?.data;
}
