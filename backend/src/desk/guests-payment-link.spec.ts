import { randomUUID } from 'node:crypto';
import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { AddGuestsDto } from '../../contract/desk/add-guests.dto.js';
import type { AddedGuests } from '../../contract/desk/desk.views.js';
import { visitBank } from '../../sandbox/iyzico/bank-visitor.js';
import { aWorkshopSession } from '../../seed/workshops.js';
import { IyzicoControl } from '../../testing/iyzico-control.js';
import { latestMail } from '../../testing/mails.js';
import { anActor } from '../../testing/order-transitions.js';
import { aCard } from '../../testing/purchase.js';
import { changeSetting } from '../../testing/security-settings.js';
import { suiteShop } from '../../testing/suite-shop.js';
import { verifyData } from '../operations/verify/verify-data.js';
import { AdminOrderViewsService } from '../orders/back-office/admin-order-views.service.js';
import { BankReturnService } from '../payments/bank-return.service.js';
import { ManagePaymentLinksService } from '../payments/links/back-office/manage-payment-links.service.js';
import { PayByLinkService } from '../payments/links/pay-by-link.service.js';
import { PaymentLinkViewsService } from '../payments/links/payment-link-views.service.js';
import { PaymentSweeperService } from '../payments/payment-sweeper.service.js';
import type { Actor } from '../platform/sessions/actor.js';
import type { WorkshopSession } from '../workshops/workshop-session.entity.js';
import { AddGuestsService } from './add-guests.service.js';
import { UnpaidTermService } from './unpaid-term.service.js';

const SOMEBODY = '198.51.100.9';

describe('People who are written down with a payment link', () => {
  const shop = suiteShop();
  const bank = new IyzicoControl(shop);
  let actor: Actor;
  let session: WorkshopSession;

  beforeAll(async () => {
    actor = await anActor(shop.app);
  });
  beforeEach(async () => {
    await bank.clear();
    await shop.dataSource.query(
      'TRUNCATE workshop_session, hold, "order", mail_message, sms_message, log_entry CASCADE',
    );
    session = await aWorkshopSession(shop.dataSource.manager, { priceKurus: 100_000, capacity: 6 });
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    const { url } = shop.dataSource.options as { url: string };
    const said: string[] = [];
    const found = await verifyData(url, (text) => said.push(text));
    expect(found === 0 ? [] : said).toEqual([]);
  });

  const add = (more: Partial<AddGuestsDto> = {}): Promise<AddedGuests> =>
    shop.app.get(AddGuestsService).add(actor, {
      ...{ sessionId: session.id, channel: 'phone', fullName: 'Ayşe Demir', phone: '+905321234567' },
      ...{ email: 'ayse@toprak.example', seats: 2, studentSeats: 0, payment: 'link', notes: '' },
      requestKey: randomUUID(),
      ...more,
    });
  const linkOf = ({ paymentLink }: AddedGuests) => {
    if (!paymentLink) throw new Error('No link was made.');
    const { pathname, searchParams } = new URL(paymentLink.url);
    return {
      ...paymentLink,
      linkId: pathname.split('/').at(-1) ?? '',
      accessKey: searchParams.get('anahtar') ?? '',
    };
  };
  const pay = (added: AddedGuests) => {
    const { linkId, accessKey, amountKurus } = linkOf(added);
    return shop.app.get(PayByLinkService).pay({ linkId, accessKey, amountKurus, card: aCard() }, SOMEBODY);
  };
  const atBank = async (added: AddedGuests) => {
    const wayBack = await visitBank((await pay(added)).bankPage);
    if (!wayBack) throw new Error('The bank did not send the payer back.');
    return wayBack.fields;
  };
  const comeBack = (fields: unknown) => shop.app.get(BankReturnService).receive(fields);
  const stateOf = async (added: AddedGuests) => {
    const { linkId, accessKey } = linkOf(added);
    return (await shop.app.get(PaymentLinkViewsService).view(linkId, accessKey)).state;
  };
  const makeAnother = (orderId: string, hours: number) =>
    shop.app.get(ManagePaymentLinksService).make(actor, { orderId, amountKurus: 200_000, hours });
  const order = ({ orderId }: AddedGuests) => shop.app.get(AdminOrderViewsService).view(orderId);
  const sweep = () => shop.app.get(UnpaidTermService).sweep();
  /** The one term of link and seats is over. */
  const pass = async () => {
    await shop.dataSource.query(`UPDATE "order" SET pay_by = now() - interval '1 second'`);
    await shop.dataSource.query(
      `UPDATE payment_link SET created_at = now() - interval '1 day', expires_at = now() - interval '1 second'`,
    );
  };
  const count = async (sql: string): Promise<number> => {
    const [row] = await shop.dataSource.query<{ count: number }[]>(
      `SELECT count(*)::int AS count FROM ${sql}`,
    );
    return row?.count ?? 0;
  };
  const bookedSeats = async () => {
    const [row] = await shop.dataSource.query<{ seats: number }[]>(
      'SELECT booked_seats AS seats FROM workshop_session',
    );
    return row?.seats;
  };

  it('have seats, ticket and link at once, which end together', async () => {
    const added = await add();
    expect(added).toMatchObject({
      ...{ openKurus: 200_000, ticketWay: 'email' },
      paymentLink: { amountKurus: 200_000, expiresAt: added.payBy, way: 'email' },
    });
    expect(await bookedSeats()).toBe(2);
    expect(await stateOf(added)).toBe('open');
    const mail = await latestMail(shop.dataSource, 'payment-link', 'ayse@toprak.example');
    expect(mail).toMatchObject({ expiresAt: added.payBy });
    await comeBack(await atBank(added));
    expect(await order(added)).toMatchObject({ status: 'confirmed', paymentStatus: 'paid', openKurus: 0 });
    expect(await stateOf(added)).toBe('paid');
  });

  it('have one booking and one link, however often the request arrives', async () => {
    const requestKey = randomUUID();
    const answers = await Promise.all([add({ requestKey }), add({ requestKey }), add({ requestKey })]);
    answers.push(await add({ requestKey }));
    expect(new Set(answers.map(({ paymentLink }) => paymentLink?.url)).size).toBe(1);
    expect(await count('"order"')).toBe(1);
    expect(await count('payment_link')).toBe(1);
    expect(await count(`mail_message WHERE template = 'payment-link'`)).toBe(1);
    expect(await bookedSeats()).toBe(2);
  });

  it('are not written down at all when the link cannot be made', async () => {
    jest
      .spyOn(shop.app.get(ManagePaymentLinksService), 'makeIn')
      .mockRejectedValueOnce(new Error('the connection is lost'));
    await expect(add()).rejects.toThrow('the connection is lost');
    expect(await count('"order"')).toBe(0);
    expect(await bookedSeats()).toBe(0);
    await expect(add({ seats: 7 })).rejects.toMatchObject({ code: 'session_has_too_few_seats' });
    expect(await count('payment_link')).toBe(0);
  });

  it('have the link by SMS or from the studio when they gave no address', async () => {
    expect((await add({ email: '', seats: 1 })).paymentLink).toMatchObject({ way: null });
    await changeSetting(shop.app, 'sms_notifications_enabled', 'true');
    try {
      const { url, way } = linkOf(await add({ email: '', seats: 1 }));
      expect(way).toBe('sms');
      const [sms] = await shop.dataSource.query<{ text: string }[]>(
        `SELECT text FROM sms_message WHERE dedupe_key LIKE 'payment-link:%'`,
      );
      expect(sms?.text).toContain(url);
    } finally {
      await changeSetting(shop.app, 'sms_notifications_enabled', 'false');
    }
  });

  it('have no link for what costs nothing', async () => {
    await shop.dataSource.query('UPDATE workshop_session SET price_kurus = 0');
    expect(await add()).toMatchObject({ totalKurus: 0, paymentLink: null, payBy: null });
    expect(await count('payment_link')).toBe(0);
  });

  describe('keep one term for seats and link', () => {
    it('so that a longer link ends with the seats', async () => {
      const added = await add({ payment: 'none' });
      await makeAnother(added.orderId, 720);
      const [link] = await shop.dataSource.query<{ expiresAt: Date }[]>(
        'SELECT expires_at AS "expiresAt" FROM payment_link',
      );
      expect(link?.expiresAt.toISOString()).toBe(added.payBy);
      expect((await order(added)).payBy).toBe(added.payBy);
    });

    it('so that the seats are free when a shorter link ends', async () => {
      const added = await add({ payment: 'none' });
      await makeAnother(added.orderId, 2);
      const [link] = await shop.dataSource.query<{ expiresAt: Date }[]>(
        'SELECT expires_at AS "expiresAt" FROM payment_link',
      );
      expect((await order(added)).payBy).toBe(link?.expiresAt.toISOString());
      expect(new Date(added.payBy ?? 0).getTime()).toBeGreaterThan(link?.expiresAt.getTime() ?? 0);
    });

    it('and get no link once it is over', async () => {
      const added = await add();
      await pass();
      await expect(makeAnother(added.orderId, 24)).rejects.toMatchObject({ code: 'unpaid_term_over' });
      await expect(pay(added)).rejects.toMatchObject({ code: 'payment_link_closed' });
    });
  });

  describe('when the term is over', () => {
    it('keep their seats while they are at the bank, where they went in time', async () => {
      const added = await add();
      const fields = await atBank(added);
      await pass();
      await sweep();
      expect(await bookedSeats()).toBe(2);
      await comeBack(fields);
      await sweep();
      expect(await order(added)).toMatchObject({ status: 'confirmed', paymentStatus: 'paid' });
      expect(await bookedSeats()).toBe(2);
    });

    it('lose them as soon as their time at the bank is over', async () => {
      const added = await add();
      await pay(added);
      await pass();
      await sweep();
      expect(await bookedSeats()).toBe(2);
      await shop.dataSource.query(`UPDATE payment_attempt SET next_check_at = now() - interval '1 second'`);
      await shop.app.get(PaymentSweeperService).sweep();
      await sweep();
      expect(await bookedSeats()).toBe(0);
      expect(await stateOf(added)).toBe('order_ended');
      expect(await count(`mail_message WHERE template = 'order-cancelled'`)).toBe(1);
    });

    it('either keep them or are not let to the bank, in the same moment', async () => {
      const added = await add();
      await shop.dataSource.query(`UPDATE "order" SET pay_by = now() - interval '1 second'`);
      const [begun] = await Promise.allSettled([pay(added), sweep()]);
      expect(await bookedSeats()).toBe(begun.status === 'fulfilled' ? 2 : 0);
      expect((await order(added)).status).toBe(begun.status === 'fulfilled' ? 'confirmed' : 'cancelled');
    });

    it('have late money back when the seats are sold again', async () => {
      const added = await add({ seats: 6 });
      const fields = await atBank(added);
      await shop.dataSource.query(
        `UPDATE payment_attempt SET status = 'expired', bank_page = NULL, ended_at = now()`,
      );
      await pass();
      await sweep();
      await add({ seats: 6, payment: 'cash' });
      // The bank charges although the shop has given the attempt up.
      await shop.dataSource.query(`UPDATE payment_attempt SET status = 'awaiting_3ds', ended_at = NULL`);
      await comeBack(fields);
      await shop.app.get(PaymentSweeperService).sweep();
      const { status, refunds } = await order(added);
      expect(status).toBe('cancelled');
      expect(refunds).toMatchObject([{ amountKurus: 600_000, status: 'done' }]);
      expect(await stateOf(added)).toBe('returned');
      expect(await bookedSeats()).toBe(6);
    });
  });
});
