import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import ICAL from 'ical.js';
import type { SeatGuestDto } from '../../../contract/bookings/seat-guests/seat-guests.dto.js';
import type { GuestFormView, SavedGuests } from '../../../contract/bookings/seat-guests/seat-guests.views.js';
import type { TicketView } from '../../../contract/bookings/ticket.view.js';
import { INITIAL_POLICIES } from '../../../contract/workshops/policies/booking-policies.js';
import { aWorkshopSession } from '../../../seed/workshops.js';
import { aPaidLine, bookingServices } from '../../../testing/bookings.js';
import { FixedClock } from '../../../testing/fixed-clock.js';
import { expectTrpcRefusal, INVALID, invalid, refused } from '../../../testing/refusals.js';
import { ShopClient } from '../../../testing/shop-client.js';
import { suiteServer } from '../../../testing/suite-server.js';
import { dataOf } from '../../../testing/visitor.js';
import { JobRegistry } from '../../platform/jobs/job-registry.js';
import { LinkKeysService } from '../../platform/security/link-keys.service.js';
import { WorkshopSession } from '../../workshops/workshop-session.entity.js';
import type { Booking } from '../booking.entity.js';
import { CorrectGuestsService } from '../correct-guests.service.js';
import { EraseSeatGuestsService } from './erase-seat-guests.service.js';
import { SeatGuest } from './seat-guest.entity.js';
import { SeatGuestsService } from './seat-guests.service.js';

const COMING = '2099-12-12';
const LONG = 'ç'.repeat(501);

type Typed = Pick<SeatGuestDto, keyof SeatGuestDto>;

const guest = (position: number, given: Partial<Typed> = {}): Typed => ({
  ...{ position, version: 0, name: `Misafir ${'ABCD'[position] ?? ''}`, ageBand: 'adult' },
  ...{ guardianName: '', guardianPhone: '', needs: '', photoConsent: 'ask_at_door' },
  hasNeedsConsent: (given.needs ?? '') !== '',
  ...given,
});
const CHILD: Partial<Typed> = {
  ...{ name: 'Deniz', ageBand: 'child', guardianName: 'Ayşe Gül Çığıroğlu', guardianPhone: '0532 555 01 12' },
  ...{ needs: 'Yer fıstığı alerjisi var.', photoConsent: 'no' },
};

describe('Who sits where', () => {
  const server = suiteServer();
  const shop = new ShopClient(server);
  let services: ReturnType<typeof bookingServices>;
  let booking: Booking;

  beforeAll(() => {
    services = bookingServices(server.dataSource, { now: '2026-11-21T11:02:00Z' });
  });
  beforeEach(async () => {
    booking = await aBooking();
  });

  const aBooking = (date = COMING, quantity = 4, isForChildren = false) =>
    server.dataSource.transaction(async (manager) => {
      const session = await aWorkshopSession(manager, { date, isForChildren });
      return services.book.book(manager, await aPaidLine(manager, session, { quantity }));
    });
  const keyOf = ({ id, linkNonce }: Booking) =>
    server.app.get(LinkKeysService).keyOf('guests', { id, linkNonce });
  const address = (of = booking) => ({ bookingId: of.id, formKey: keyOf(of) });
  const save = (guests: readonly unknown[], key: object = address()) =>
    shop.mutate('guestForm.save', { ...key, guests, needsConsentVersion: '2026-11' });
  const form = async () => dataOf(await shop.query('guestForm.view', address())) as GuestFormView;
  const refusedSave = (refusal: Parameters<typeof expectTrpcRefusal>[1], ...given: Parameters<typeof save>) =>
    expectTrpcRefusal(server.dataSource, refusal, () => save(...given));
  const named = (of = booking) =>
    server.dataSource.manager.find(SeatGuest, { where: { bookingId: of.id }, order: { position: 'ASC' } });

  it('is asked after the purchase: each seat is free to be named', async () => {
    expect(await form()).toMatchObject({
      ...{ state: 'open', date: COMING, buyerName: 'Ayşe Gül Çığıroğlu' },
      seats: [0, 1, 2, 3].map((position) => ({ position, guest: null, version: 0, ticketUrl: null })),
    });
  });

  it('leads to the other seats of the same order, such as those of students', async () => {
    const students = await server.dataSource.transaction(async (manager) => {
      const session = await aWorkshopSession(manager, { date: COMING });
      const line = { orderId: booking.orderId, quantity: 2, isStudent: true };
      return services.book.book(manager, await aPaidLine(manager, session, line));
    });
    const url = `/kimler-geliyor/${students.id}?anahtar=${keyOf(students)}`;
    expect((await form()).others).toMatchObject([{ seats: 2, isStudent: true, date: COMING, url }]);
  });

  it('leads nobody to the seats of the order that the studio wrote over to somebody else', async () => {
    const given = await server.dataSource.transaction(async (manager) => {
      const session = await aWorkshopSession(manager, { date: COMING });
      return services.book.book(manager, await aPaidLine(manager, session, { orderId: booking.orderId }));
    });
    const { name, surname, phone, notes } = given;
    const friend = { name, surname, phone, notes, email: 'arkadas@example.com' };
    await server.app.get(CorrectGuestsService).write(server.dataSource.manager, given, friend);
    expect((await form()).others).toEqual([]);
    const [{ linkNonce } = given] = await server.dataSource.query<{ linkNonce: string }[]>(
      'SELECT link_nonce AS "linkNonce" FROM booking WHERE id = $1',
      [given.id],
    );
    const opened = await shop.query('guestForm.view', {
      bookingId: given.id,
      formKey: keyOf(Object.assign(given, { linkNonce })),
    });
    expect((dataOf(opened) as GuestFormView).others).toEqual([]);
  });

  it('keeps adults and a child with its responsible adult, and leaves the other seats as they are', async () => {
    const saved = dataOf(await save([guest(0), guest(2, CHILD)])) as SavedGuests;
    expect(saved.renewed).toEqual([]);
    expect(saved.form.seats).toMatchObject([
      { guest: { name: 'Misafir A', ageBand: 'adult' }, version: 1 },
      { guest: null, version: 0, ticketUrl: null },
      { guest: { ...CHILD, guardianPhone: '+905325550112' }, version: 1 },
      { guest: null },
    ]);
    expect(await form()).toEqual(saved.form);
  });

  it('keeps no responsible adult of an adult', async () => {
    await save([guest(0, { guardianName: 'Biri', guardianPhone: '0532 555 01 12' })]);
    expect(await named()).toMatchObject([{ guardianName: '', guardianPhone: '' }]);
  });

  it.each<[string, Partial<Typed>, string, string]>([
    ['without a responsible adult', { guardianName: ' ' }, 'guardianName', 'Sorumlu yetişkinin adını yazın'],
    ['without a telephone', { guardianPhone: '' }, 'guardianPhone', 'Sorumlu yetişkinin telefonunu yazın'],
    [
      'whose telephone is none',
      { guardianPhone: '12' },
      'guardianPhone',
      'Geçerli bir telefon numarası giriniz',
    ],
  ])('refuses a child %s, also a teenager', async (_what, given, field, text) => {
    const refusal = invalid(`guests.0.${field}`, text);
    await refusedSave(refusal, [guest(1, { ...CHILD, ...given })]);
    await refusedSave(refusal, [guest(1, { ...CHILD, ...given, ageBand: 'teen' })]);
    expect(await named()).toEqual([]);
  });

  it.each<[string, object]>([
    ['a name of invisible characters', { name: '\u200b\u2800\u00ad' }],
    ['a name that turns the text around', { name: 'Can\u202etxt.exe' }],
    ['a name of two lines', { name: 'Can\nDemir' }],
    ['a name that is none', { name: { $ne: '' } }],
    ['a very long name', { name: 'ç'.repeat(101) }],
    ['very long needs', { needs: LONG }],
    ['needs without a consent to keep them', { needs: 'Fıstık', hasNeedsConsent: false }],
    ['a consent that is none', { hasNeedsConsent: 'evet' }],
    ['needs with control characters', { needs: 'a\u0000b' }],
    ['an unknown age', { ageBand: 'baby' }],
    ['an unknown consent', { photoConsent: 'maybe' }],
    ['no seat', { position: -1 }],
    ['half a seat', { position: 0.5 }],
    ['no version', { version: null }],
  ])('refuses %s', async (_what, given) => {
    await refusedSave(INVALID, [{ ...guest(0), ...given }]);
    expect(await named()).toEqual([]);
  });

  describe('The consent to keep needs', () => {
    const NUTS = { needs: 'Yer fıstığı alerjisi' };
    const consents = async () =>
      (await named()).map(({ needs, needsConsentAt, needsConsentVersion }) => [
        needs,
        needsConsentAt !== null,
        needsConsentVersion,
      ]);

    it('is asked for by a clear sentence, and nobody needs it who writes nothing', async () => {
      await refusedSave(
        invalid(
          'guests.0.hasNeedsConsent',
          'Bu bilgiyi saklayabilmemiz için kutuyu işaretleyin ya da alerji ve ihtiyaçlar alanını boş bırakın.',
        ),
        [guest(0, { ...NUTS, hasNeedsConsent: false })],
      );
      await save([guest(0), guest(1, { hasNeedsConsent: true })]);
      expect(await consents()).toEqual([
        ['', false, null],
        ['', false, null],
      ]);
    });

    it('is kept with its first time and the version of its text, which must be known', async () => {
      const unknown = { ...address(), guests: [guest(0, NUTS)], needsConsentVersion: '2020-01' };
      expect((await shop.mutate('guestForm.save', unknown)).status).toBe(400);
      await save([guest(0, NUTS)]);
      const [first] = await named();
      await save([guest(0, { needs: 'Çölyak', version: 1 })]);
      expect(await consents()).toEqual([['Çölyak', true, '2026-11']]);
      expect((await named())[0]?.needsConsentAt).toEqual(first?.needsConsentAt);
    });

    it('is withdrawn with the needs, in the form or alone, also once the workshop is cancelled', async () => {
      await save([guest(0, NUTS), guest(1, NUTS)]);
      await save([guest(0, { version: 1 })]);
      expect(await consents()).toEqual([
        ['', false, null],
        ['Yer fıstığı alerjisi', true, '2026-11'],
      ]);
      await server.dataSource.query(`UPDATE booking SET status = 'cancelled' WHERE id = $1`, [booking.id]);
      expect((await shop.mutate('guestForm.eraseNeeds', address())).status).toBe(200);
      expect(await form()).toMatchObject({
        state: 'cancelled',
        seats: [{}, { guest: { needs: '' }, version: 2 }, {}, {}],
      });
      expect(await consents()).toEqual([
        ['', false, null],
        ['', false, null],
      ]);
    });

    it('is demanded by the database as well', async () => {
      await save([guest(0)]);
      await expect(server.dataSource.query(`UPDATE seat_guest SET needs = 'Fıstık'`)).rejects.toThrow(
        'seat_guest_needs_consent',
      );
    });
  });

  it('refuses the same seat twice, and nobody at all', async () => {
    await refusedSave(INVALID, [guest(0), guest(0)]);
    await refusedSave(INVALID, []);
  });

  it('keeps a script in a name as text', async () => {
    await save([guest(0, { name: '<script>alert(1)</script>', needs: '<img src=x onerror=alert(1)>' })]);
    expect((await form()).seats[0]?.guest).toMatchObject({
      name: '<script>alert(1)</script>',
      needs: '<img src=x onerror=alert(1)>',
    });
  });

  it('saves nothing of what an older tab sends', async () => {
    await save([guest(0)]);
    const old = [guest(1), guest(0, { name: 'Zehra', version: 0 })];
    await refusedSave(refused(409, 'guests_changed_meanwhile'), old);
    expect(await named()).toMatchObject([{ name: 'Misafir A', version: 1 }]);
    await save([guest(1), guest(0, { name: 'Zehra', version: 1 })]);
    expect(await named()).toMatchObject([{ name: 'Zehra', version: 2 }, { name: 'Misafir B' }]);
  });

  it('of two tabs that save at once takes one', async () => {
    const answers = await Promise.all(['Can', 'Ece', 'Efe'].map((name) => save([guest(0, { name })])));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await named()).toHaveLength(1);
  });

  it('gives a seat to somebody else as long as its rules say, and a name to a nameless one at any time', async () => {
    await save([guest(0)]);
    const policy = { ...INITIAL_POLICIES.general, renameUntilHours: 168 };
    await server.dataSource.query('UPDATE order_line SET policy = $1', [policy]);
    await server.dataSource.query('UPDATE booking SET date = current_date + 2');
    await refusedSave({ code: 'guest_rename_too_late', status: 409 }, [
      { ...guest(0), name: 'Deniz Ateş', version: 1 },
    ]);
    dataOf(await save([{ ...guest(0), photoConsent: 'yes', version: 1 }, guest(1)]));
  });

  it('saves nothing when a seat was cancelled while its name was typed', async () => {
    await server.dataSource.query('DELETE FROM booking_seat WHERE booking_id = $1 AND position = 3', [
      booking.id,
    ]);
    await refusedSave(refused(409, 'guest_seat_cancelled'), [guest(0), guest(3)]);
    expect(await named()).toEqual([]);
    expect((await form()).seats).toHaveLength(3);
  });

  it('waits for who is cancelling a seat, and then refuses', async () => {
    const runner = server.dataSource.createQueryRunner();
    await runner.startTransaction();
    await runner.query('SELECT 1 FROM "order" WHERE id = $1 FOR NO KEY UPDATE', [booking.orderId]);
    await runner.query('DELETE FROM booking_seat WHERE booking_id = $1 AND position = 3', [booking.id]);
    const answer = save([guest(3)]);
    await waitsForLock();
    await runner.commitTransaction();
    await runner.release();
    expect((await answer).status).toBe(409);
    expect(await named()).toEqual([]);
  });

  async function waitsForLock(): Promise<void> {
    for (;;) {
      const [waiting] = await server.dataSource.query<unknown[]>(
        `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      );
      if (waiting) return;
    }
  }

  it('ends with a seat that is cancelled', async () => {
    await save([guest(0), guest(3)]);
    await server.dataSource.query('DELETE FROM booking_seat WHERE booking_id = $1 AND position = 3', [
      booking.id,
    ]);
    expect(await named()).toMatchObject([{ position: 0 }]);
  });

  it('takes no names for a cancelled booking, nor once the workshop is over', async () => {
    await server.dataSource.query(`UPDATE booking SET status = 'cancelled' WHERE id = $1`, [booking.id]);
    await refusedSave(refused(409, 'guests_of_cancelled_booking'), [guest(0)]);
    expect((await form()).state).toBe('cancelled');
    const past = await aBooking('2026-01-02');
    await refusedSave(refused(409, 'guests_after_workshop'), [guest(0)], address(past));
  });

  const NOT_FOUND = refused(404, 'guest_form_not_found');
  it('is open to nobody without its key: not with another booking’s, the ticket’s, or a guessed one', async () => {
    const other = await aBooking();
    const keys = server.app.get(LinkKeysService);
    for (const formKey of [keyOf(other), keys.keyOf('ticket', booking), 'A'.repeat(32)]) {
      const key = { bookingId: booking.id, formKey };
      await expectTrpcRefusal(server.dataSource, NOT_FOUND, () => shop.query('guestForm.view', key));
      await refusedSave(NOT_FOUND, [guest(0)], key);
    }
    await refusedSave(INVALID, [guest(0)], { bookingId: booking.id, formKey: '' });
  });

  describe('In a workshop for children', () => {
    const ALONE = refused(400, 'guests_without_responsible_adult');
    beforeEach(async () => {
      booking = await aBooking(COMING, 2, true);
    });

    it('somebody is named who is responsible, or nothing is saved', async () => {
      expect((await form()).isForChildren).toBe(true);
      await refusedSave(ALONE, [guest(0)]);
      expect(await named()).toEqual([]);
      await save([guest(0), guest(1, CHILD)]);
      expect(await named()).toMatchObject([{ ageBand: 'adult' }, { guardianName: CHILD.guardianName }]);
      await refusedSave(ALONE, [guest(1, { version: 1 })]);
    });

    it('an adult may sit at another price than the child of the same order', async () => {
      const adults = await server.dataSource.transaction(async (manager) => {
        const { orderId, sessionId } = booking;
        const session = await manager.findOneByOrFail(WorkshopSession, { id: sessionId });
        return services.book.book(manager, await aPaidLine(manager, session, { orderId, isStudent: true }));
      });
      await refusedSave(ALONE, [guest(0)], address(adults));
      await save([guest(0, CHILD)]);
      expect((await save([guest(0)], address(adults))).status).toBe(200);
    });

    it('of two tabs that make the last child an adult at once, none leaves the children alone', async () => {
      await save([guest(0, CHILD), guest(1, CHILD)]);
      const answers = await Promise.all([0, 1].map((seat) => save([guest(seat, { version: 1 })])));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
      expect((await named()).map(({ ageBand }) => ageBand).sort()).toEqual(['adult', 'child']);
    });

    it('the database itself wants somebody responsible', async () => {
      const insert = server.dataSource.query(
        `INSERT INTO seat_guest (booking_id, position, name, age_band, link_nonce) VALUES ($1, 0, 'Can', 'adult', 'n')`,
        [booking.id],
      );
      await expect(insert).rejects.toThrow('responsible adult');
    });
  });

  describe('The own ticket of a guest', () => {
    const ticketOf = async (position: number) => {
      const url = new URL((await form()).seats[position]?.ticketUrl ?? '', server.url);
      return { bookingId: booking.id, position, ticketKey: url.searchParams.get('anahtar') ?? '' };
    };
    const view = (key: object) => shop.query('tickets.seat', key);
    const file = ({ position, ticketKey }: { position: unknown; ticketKey: string }) =>
      shop.ask(`/api/bilet/${booking.id}/${String(position)}/takvim.ics?anahtar=${ticketKey}`);

    beforeEach(async () => {
      await save([guest(0), guest(1, { name: 'Can' }), guest(2, CHILD)]);
    });

    it('shows the guest, the time and the place, and nothing of others, the price or the buyer', async () => {
      const key = await ticketOf(1);
      const answer = await view(key);
      const path = `/bilet/${booking.id}/1?anahtar=${key.ticketKey}`;
      const { qr, ...ticket } = dataOf(answer) as TicketView;
      expect(qr.path).toMatch(/^M/);
      expect(ticket).toEqual({
        ...{ id: booking.id, shortId: booking.id.slice(0, 8).toUpperCase(), status: 'confirmed' },
        ...{ title: booking.title, date: COMING, startTime: '14:00', endTime: '17:00' },
        ...{ guestName: 'Can', seats: 1, isStudent: false, place: 'İcadiye Caddesi 48, Üsküdar / İstanbul' },
        ...{ url: path, guestsUrl: null, changesUrl: null, choice: null, rules: [] },
        calendarUrl: `/api/bilet/${booking.id}/1/takvim.ics?anahtar=${key.ticketKey}`,
      });
      expect(answer.text + (await file(key)).text).not.toMatch(
        /Ayşe|Deniz|Misafir|fıstığı|0532|\+90532|ayse@|Kurus/,
      );
    });

    it('comes with a calendar file of its own', async () => {
      const { status, headers, text } = await file(await ticketOf(1));
      expect([status, headers.get('cache-control')]).toEqual([200, 'private, no-store']);
      const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
      const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent')!);
      expect(event.uid).toMatch(new RegExp(`^${booking.id}-1@`));
      expect(event.description).toContain('1 kişilik yeriniz ayrıldı.');
    });

    it('is opened by no other key: another guest’s, the booking’s, the form’s', async () => {
      const keys = server.app.get(LinkKeysService);
      const wrong = [(await ticketOf(0)).ticketKey, keys.keyOf('ticket', booking), keyOf(booking)];
      for (const ticketKey of wrong) {
        const key = { bookingId: booking.id, position: 1, ticketKey };
        await expectTrpcRefusal(server.dataSource, refused(404, 'ticket_not_found'), () => view(key));
        expect((await file(key)).status).toBe(404);
      }
      const { ticketKey } = await ticketOf(1);
      for (const position of [3, 50]) {
        expect((await view({ bookingId: booking.id, position, ticketKey })).status).toBe(404);
      }
      expect((await view({ bookingId: booking.id, position: '1 OR 1=1', ticketKey })).status).toBe(400);
      expect((await file({ position: 'x', ticketKey })).status).toBe(400);
      expect((await shop.query('tickets.view', { bookingId: booking.id, ticketKey })).status).toBe(404);
    });

    it('ends when the seat goes to somebody else, and stays when only the spelling changes', async () => {
      const key = await ticketOf(1);
      const spelled = dataOf(await save([guest(1, { name: 'CAN', version: 1 })])) as SavedGuests;
      expect([spelled.renewed, (await view(key)).status]).toEqual([[], 200]);
      const given = dataOf(await save([guest(1, { name: 'Ece', version: 2 })])) as SavedGuests;
      expect([given.renewed, (await view(key)).status]).toEqual([[1], 404]);
      expect(dataOf(await view(await ticketOf(1)))).toMatchObject({ guestName: 'Ece' });
    });

    it('ends with the links of its booking when the buyer’s e-mail address was wrong', async () => {
      const key = await ticketOf(1);
      const { name, surname, phone, notes } = booking;
      const corrected = { name, surname, phone, notes, email: 'dogru@example.com' };
      await server.app.get(CorrectGuestsService).write(server.dataSource.manager, booking, corrected);
      expect((await view(key)).status).toBe(404);
    });

    it('leaves no key in the database', async () => {
      const { ticketKey } = await ticketOf(1);
      const rows = await server.dataSource.query<unknown[]>('SELECT * FROM seat_guest');
      expect(JSON.stringify(rows)).not.toContain(ticketKey);
    });
  });

  it('is read by session, without cancelled bookings', async () => {
    await save([guest(0), guest(1)]);
    const read = () =>
      server.app.get(SeatGuestsService).ofSessions(server.dataSource.manager, [booking.sessionId]);
    expect((await read()).map(({ name }) => name)).toEqual(['Misafir A', 'Misafir B']);
    await server.dataSource.query(`UPDATE booking SET status = 'cancelled' WHERE id = $1`, [booking.id]);
    expect(await read()).toEqual([]);
  });

  describe('Thirty days after the workshop', () => {
    const CHILD_KEPT = { name: 'Deniz', guardianPhone: '+905325550112' };
    const eraseAt = (now: string) =>
      new EraseSeatGuestsService(server.dataSource, new JobRegistry(), new FixedClock(now)).sweep();

    it('needs and the data of children are gone, once and not a day before', async () => {
      await save([guest(0, { name: 'Can', needs: 'Glutensiz' }), guest(2, CHILD)]);
      await eraseAt('2100-01-11T12:00:00+03:00');
      expect(await named()).toMatchObject([{ needs: 'Glutensiz', erasedAt: null }, CHILD_KEPT]);
      await eraseAt('2100-01-12T00:30:00+03:00');
      const gone = { needs: '', guardianName: '', guardianPhone: '' };
      const erased = [
        { ...gone, name: 'Can', photoConsent: 'ask_at_door', version: 2 },
        { ...gone, name: '', ageBand: 'child', photoConsent: 'no', version: 2 },
      ];
      expect(await named()).toMatchObject(erased);
      await eraseAt('2100-01-13T12:00:00+03:00');
      expect(await named()).toMatchObject(erased);
    });
  });

  it('the database itself refuses a child without a responsible adult', async () => {
    const insert = server.dataSource.query(
      `INSERT INTO seat_guest (booking_id, position, name, age_band, link_nonce) VALUES ($1, 0, 'Deniz', 'child', 'n')`,
      [booking.id],
    );
    await expect(insert).rejects.toThrow(/seat_guest_guarded/);
  });
});
