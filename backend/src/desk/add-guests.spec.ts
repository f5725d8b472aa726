import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { AddGuestsDto } from '../../contract/desk/add-guests.dto.js';
import { visitBank } from '../../sandbox/iyzico/bank-visitor.js';
import { aWorkshopSession } from '../../seed/workshops.js';
import { IyzicoControl } from '../../testing/iyzico-control.js';
import { anActor } from '../../testing/order-transitions.js';
import { aCard } from '../../testing/purchase.js';
import { changeSetting } from '../../testing/security-settings.js';
import { suiteShop } from '../../testing/suite-shop.js';
import { verifyData } from '../operations/verify/verify-data.js';
import { AdminOrderViewsService } from '../orders/back-office/admin-order-views.service.js';
import { ChangeOrderStatusService } from '../orders/back-office/status/change-order-status.service.js';
import { NotePaymentService } from '../orders/back-office/money/note-payment.service.js';
import { RemoveBookingService } from '../bookings/back-office/remove-booking.service.js';
import { ChangeBookingStatusService } from '../bookings/status/change-booking-status.service.js';
import { BankReturnService } from '../payments/bank-return.service.js';
import { ManagePaymentLinksService } from '../payments/links/back-office/manage-payment-links.service.js';
import { PayByLinkService } from '../payments/links/pay-by-link.service.js';
import { PaymentLinkViewsService } from '../payments/links/payment-link-views.service.js';
import type { Actor } from '../platform/sessions/actor.js';
import type { WorkshopSession } from '../workshops/workshop-session.entity.js';
import { AddGuestsService } from './add-guests.service.js';
import { UnpaidTermService } from './unpaid-term.service.js';

describe('People whom the studio writes down', () => {
  const shop = suiteShop();
  let actor: Actor;
  let session: WorkshopSession;

  beforeAll(async () => {
    actor = await anActor(shop.app);
  });
  beforeEach(async () => {
    await shop.dataSource.query(
      'TRUNCATE workshop_session, hold, "order", mail_message, sms_message, log_entry CASCADE',
    );
    session = await aWorkshopSession(shop.dataSource.manager, { priceKurus: 100_000, capacity: 6 });
  });

  const asked = (more: Partial<AddGuestsDto> = {}): AddGuestsDto => ({
    sessionId: session.id,
    channel: 'phone',
    fullName: 'Ayşe Nur Demir',
    phone: '+905321234567',
    email: 'ayse@toprak.example',
    seats: 2,
    studentSeats: 0,
    payment: 'none',
    notes: '',
    requestKey: randomUUID(),
    ...more,
  });
  const add = (more: Partial<AddGuestsDto> = {}) => shop.app.get(AddGuestsService).add(actor, asked(more));
  const one = async (sql: string, given: readonly unknown[] = []) => {
    const [row] = await shop.dataSource.query<Record<string, unknown>[]>(sql, [...given]);
    return row;
  };
  const bookedSeats = async () => (await one('SELECT booked_seats FROM workshop_session'))?.['booked_seats'];
  const bookings = () =>
    shop.dataSource.query<Record<string, unknown>[]>(
      `SELECT name, surname, quantity, is_student, status, payment_status, payment_method FROM booking ORDER BY is_student`,
    );
  const documents = async () =>
    (await one('SELECT count(*)::int AS documents FROM order_document'))?.['documents'];
  const expectBooksToAddUp = async () => {
    const { url } = shop.dataSource.options as { url: string };
    const said: string[] = [];
    const found = await verifyData(url, (text) => said.push(text));
    expect(found === 0 ? [] : said).toEqual([]);
  };

  it('have their seats at once, with a term, a ticket and the contract of a distance sale', async () => {
    const added = await add();
    expect(added).toMatchObject({ totalKurus: 200_000, openKurus: 200_000 });
    expect(added.payBy).not.toBeNull();
    expect(await shop.app.get(AdminOrderViewsService).view(added.orderId)).toMatchObject({
      ...{ channel: 'phone', payBy: added.payBy, customerName: 'Ayşe Nur Demir' },
    });
    expect(await bookedSeats()).toBe(2);
    expect(await bookings()).toMatchObject([
      { name: 'Ayşe Nur', surname: 'Demir', quantity: 2, status: 'confirmed', payment_status: 'unpaid' },
    ]);
    expect(await documents()).toBe(2);
    expect(await one('SELECT template, recipient FROM mail_message')).toEqual({
      template: 'order-confirmation',
      recipient: 'ayse@toprak.example',
    });
    await expectBooksToAddUp();
  });

  it('pay at the door without a contract, students at their price', async () => {
    const added = await add({ channel: 'door', payment: 'cash', seats: 3, studentSeats: 1, email: '' });
    expect(added).toMatchObject({ totalKurus: 280_000, openKurus: 0, payBy: null });
    expect(await bookings()).toMatchObject([
      { quantity: 2, is_student: false, payment_status: 'paid', payment_method: 'cash' },
      { quantity: 1, is_student: true, payment_status: 'paid', payment_method: 'cash' },
    ]);
    expect(await documents()).toBe(0);
    await expectBooksToAddUp();
  });

  it('are written down once, however often the request arrives', async () => {
    const requestKey = randomUUID();
    const answers = await Promise.all([add({ requestKey }), add({ requestKey }), add({ requestKey })]);
    expect(new Set(answers.map(({ orderId }) => orderId)).size).toBe(1);
    expect(await add({ requestKey })).toEqual(answers[0]);
    expect(await bookedSeats()).toBe(2);
  });

  it.each<[string, Partial<AddGuestsDto>]>([
    ['more seats', { seats: 3 }],
    ['another kind of seats', { studentSeats: 1 }],
    ['another person', { fullName: 'Can Demir' }],
    ['another number', { phone: '+905320000000' }],
    ['money', { payment: 'cash' }],
    ['a note', { notes: 'Tekerlekli sandalye' }],
  ])('are not taken for written down when the form holds %s by now', async (_what, more) => {
    const requestKey = randomUUID();
    await add({ requestKey });
    await expect(add({ requestKey, ...more })).rejects.toMatchObject({
      code: 'desk_key_used',
      params: { what: expect.stringContaining('Ayşe Nur Demir (2 × ') },
    });
    expect(await bookedSeats()).toBe(2);
    await expectBooksToAddUp();
  });

  it('are the same people when the answer to a mixed booking is asked for again', async () => {
    const mixed = { seats: 3, studentSeats: 1, payment: 'cash', requestKey: randomUUID() } as const;
    expect(await add(mixed)).toEqual(await add(mixed));
    const free = await aWorkshopSession(shop.dataSource.manager, { priceKurus: 0, capacity: 6 });
    const given = { sessionId: free.id, payment: 'cash', requestKey: randomUUID() } as const;
    expect(await add(given)).toEqual(await add(given));
  });

  it.each<[string, Partial<AddGuestsDto>, string]>([
    ['more seats than are left', { seats: 7 }, 'session_has_too_few_seats'],
    ['a session that is not there', { sessionId: randomUUID() }, 'session_closed'],
  ])('are refused %s, and nothing changes', async (_, more, code) => {
    await expect(add(more)).rejects.toMatchObject({ code });
    expect(await one('SELECT count(*)::int AS orders FROM "order"')).toEqual({ orders: 0 });
    expect(await bookedSeats()).toBe(0);
  });

  it('are more than the seats only when the studio says so, and the shop sells none before there is room', async () => {
    await add({ seats: 5 });
    await expect(add({ seats: 3 })).rejects.toMatchObject({ code: 'session_has_too_few_seats' });
    await expect(add({ seats: 3, tooMany: 1 })).rejects.toMatchObject({ code: 'session_has_too_few_seats' });
    const last = await add({ seats: 3, tooMany: 2 });
    const counted = () => one('SELECT booked_seats, overbooked_seats, held_seats FROM workshop_session');
    expect(await counted()).toEqual({ booked_seats: 8, overbooked_seats: 2, held_seats: 0 });
    await expect(add({ seats: 1 })).rejects.toMatchObject({ code: 'session_has_too_few_seats' });
    await expectBooksToAddUp();
    await shop.app
      .get(ChangeOrderStatusService)
      .change(actor, { orderId: last.orderId, version: null, status: 'cancelled' });
    expect(await counted()).toEqual({ booked_seats: 5, overbooked_seats: 0, held_seats: 0 });
    await expectBooksToAddUp();
  });

  it('come to the door of a session that goes on, but do not call for it', async () => {
    await shop.dataSource.query(
      `UPDATE workshop_session SET date = (now() AT TIME ZONE 'Europe/Istanbul')::date, start_time = '00:00',
         end_time = '23:59:59'`,
    );
    await expect(add()).rejects.toMatchObject({ code: 'session_closed' });
    const added = await add({ channel: 'door' });
    expect(new Date(added.payBy ?? 0).getTime()).toBeGreaterThan(Date.now());
    await shop.dataSource.query('UPDATE workshop_session SET date = date - 1');
    await expect(add({ channel: 'door' })).rejects.toMatchObject({ code: 'session_closed' });
    await expectBooksToAddUp();
  });

  it('get the last seat from one of two phones, and the other one is told', async () => {
    await add({ seats: 5 });
    const results = await Promise.allSettled([add({ seats: 1 }), add({ seats: 1, payment: 'cash' })]);
    const refused = results.filter((result) => result.status === 'rejected');
    expect(refused).toHaveLength(1);
    expect(refused[0]?.reason).toMatchObject({ code: 'session_has_too_few_seats', params: { left: 0 } });
    expect(await bookedSeats()).toBe(6);
    await expectBooksToAddUp();
  });

  describe('and who do not pay in time', () => {
    const sweep = () => shop.app.get(UnpaidTermService).sweep();
    const pass = () => shop.dataSource.query(`UPDATE "order" SET pay_by = now() - interval '1 second'`);

    it('lose their seats, with a word', async () => {
      await add();
      await sweep();
      expect(await bookedSeats()).toBe(2);
      await pass();
      await Promise.all([sweep(), sweep()]);
      expect(await bookedSeats()).toBe(0);
      expect(await bookings()).toMatchObject([{ status: 'cancelled' }]);
      expect(
        await one(`SELECT count(*)::int AS mails FROM mail_message WHERE template = 'order-cancelled'`),
      ).toEqual({ mails: 1 });
      await expectBooksToAddUp();
    });

    it('learn of their ticket by mail, by SMS while it is on, or from the studio', async () => {
      expect(await add()).toMatchObject({ ticketWay: 'email' });
      const told = await add({ email: '' });
      expect(told).toMatchObject({ ticketWay: null, ticketUrls: [expect.stringContaining('/bilet/')] });
      await changeSetting(shop.app, 'sms_notifications_enabled', 'true');
      try {
        expect(await add({ email: '' })).toMatchObject({ ticketWay: 'sms' });
      } finally {
        await changeSetting(shop.app, 'sms_notifications_enabled', 'false');
      }
    });

    it('lose them together with the word to who has no address, or not at all', async () => {
      await changeSetting(shop.app, 'sms_notifications_enabled', 'true');
      try {
        await add({ email: '' });
        await pass();
        await sweep();
        expect(await bookedSeats()).toBe(0);
        expect(
          await one(
            `SELECT count(*)::int AS words FROM sms_message WHERE dedupe_key LIKE 'booking-released:%'`,
          ),
        ).toEqual({ words: 1 });
      } finally {
        await changeSetting(shop.app, 'sms_notifications_enabled', 'false');
      }
    });

    it('cost nothing and are kept when the session is free of charge', async () => {
      await shop.dataSource.query('UPDATE workshop_session SET price_kurus = 0');
      expect(await add()).toMatchObject({ totalKurus: 0, openKurus: 0, payBy: null });
      await pass();
      await sweep();
      expect(await bookings()).toMatchObject([{ status: 'confirmed', payment_status: 'paid' }]);
      await expectBooksToAddUp();
    });

    it('keep them when they pay in the same moment, and never pay for lost ones', async () => {
      const { orderId } = await add();
      await pass();
      const pay = shop.app.get(NotePaymentService).note(actor, {
        ...{ orderId, method: 'cash' as const, amountKurus: 200_000, seenOpenKurus: 200_000 },
        ...{ reference: '', requestKey: randomUUID() },
      });
      const [paid] = await Promise.allSettled([pay, sweep()]);
      const order = await one('SELECT status, payment_status FROM "order"');
      expect(order).toEqual(
        paid.status === 'fulfilled'
          ? { status: 'confirmed', payment_status: 'paid' }
          : { status: 'cancelled', payment_status: 'unpaid' },
      );
      expect(await bookedSeats()).toBe(paid.status === 'fulfilled' ? 2 : 0);
      await expectBooksToAddUp();
    });

    it('keep them when they pay by link in the same moment, or pay nothing', async () => {
      const { orderId } = await add();
      await shop.app.get(ManagePaymentLinksService).make(actor, { orderId, amountKurus: 200_000, hours: 24 });
      const link = await shop.app.get(PaymentLinkViewsService).latestOfOrder(orderId);
      const { searchParams } = new URL(link?.url ?? '');
      const accessKey = searchParams.get('anahtar') ?? '';
      const { bankPage } = await shop.app
        .get(PayByLinkService)
        .pay({ linkId: link?.id ?? '', accessKey, amountKurus: 200_000, card: aCard() }, '203.0.113.7');
      const wayBack = await visitBank(bankPage);
      await pass();
      await Promise.allSettled([shop.app.get(BankReturnService).receive(wayBack?.fields), sweep()]);
      await sweep();
      const order = await one('SELECT status, payment_status, paid_kurus FROM "order"');
      const isPaid = order?.['paid_kurus'] === 200_000;
      expect(order).toMatchObject(
        isPaid
          ? { status: 'confirmed', payment_status: 'paid' }
          : { status: 'cancelled', payment_status: 'unpaid' },
      );
      expect(await bookedSeats()).toBe(isPaid ? 2 : 0);
      const charges = (await new IyzicoControl(shop).payments())
        .filter(({ basketId }) => basketId === orderId)
        .map((payment) => payment['charges']);
      expect(charges).toEqual([isPaid ? 1 : 0]);
      await expectBooksToAddUp();
    });
  });

  describe('who cancel some of their seats before paying', () => {
    const cancelStudents = async (status: 'cancelled' | 'confirmed') => {
      const [students] = await shop.dataSource.query<{ id: string }[]>(
        'SELECT id FROM booking WHERE is_student',
      );
      await shop.app.get(ChangeBookingStatusService).change(actor, {
        ...{ bookingId: students?.id ?? '', version: null, status, refundsMoney: false },
      });
    };
    const money = () => one('SELECT open_kurus, payment_status FROM "order"');
    const payCash = (orderId: string, amountKurus: number, seenOpenKurus = amountKurus) =>
      shop.app.get(NotePaymentService).note(actor, {
        ...{ orderId, method: 'cash', amountKurus, seenOpenKurus, reference: '', requestKey: randomUUID() },
      });

    it('owe the others only, and have paid with them', async () => {
      const { orderId } = await add({ studentSeats: 1 });
      await cancelStudents('cancelled');
      expect(await money()).toEqual({ open_kurus: 100_000, payment_status: 'unpaid' });
      await expect(payCash(orderId, 100_001, 100_000)).rejects.toThrow(/Kalan|kalan/);
      await payCash(orderId, 100_000);
      expect(await money()).toEqual({ open_kurus: 0, payment_status: 'paid' });
      expect(await bookings()).toMatchObject([
        { is_student: false, status: 'confirmed', payment_status: 'paid' },
        { is_student: true, status: 'cancelled', payment_status: 'unpaid' },
      ]);
      await expectBooksToAddUp();
    });

    it('owe them again when they come after all', async () => {
      const { orderId } = await add({ studentSeats: 1 });
      await payCash(orderId, 50_000, 180_000);
      await cancelStudents('cancelled');
      const afterwards = await money();
      expect(afterwards).toEqual({ open_kurus: 72_222, payment_status: 'partly_paid' });
      await cancelStudents('confirmed');
      expect(await money()).toEqual({ open_kurus: 130_000, payment_status: 'partly_paid' });
      await expectBooksToAddUp();
    });

    it('owe the others only also when a payment turns out to be a mistake', async () => {
      const { orderId } = await add({ studentSeats: 1 });
      await payCash(orderId, 180_000);
      await cancelStudents('cancelled');
      const part = await one('SELECT id FROM order_payment');
      await shop.app.get(NotePaymentService).reverse(actor, { orderId, paymentId: String(part?.['id']) });
      expect(await money()).toEqual({ open_kurus: 100_000, payment_status: 'unpaid' });
      await expectBooksToAddUp();
    });

    it('owe nothing for seats that were removed from the books', async () => {
      await add({ studentSeats: 1 });
      const [students] = await shop.dataSource.query<{ id: string }[]>(
        'SELECT id FROM booking WHERE is_student',
      );
      await shop.app
        .get(RemoveBookingService)
        .remove(actor, { bookingId: students?.id ?? '', version: null });
      expect(await money()).toEqual({ open_kurus: 100_000, payment_status: 'unpaid' });
      await expectBooksToAddUp();
    });
  });
});
