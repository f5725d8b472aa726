import { beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { aCustomer, USUAL_PASSWORD } from '../../../seed/customers.js';
import { aWorkshopSession } from '../../../seed/workshops.js';
import { aPaidOrder, type PaidOrder } from '../../../testing/account-orders.js';
import { mailedCode } from '../../../testing/mails.js';
import { AYSE, holdCart, seats } from '../../../testing/purchase.js';
import { anAddress, type HttpAnswer, ShopClient } from '../../../testing/shop-client.js';
import { suiteServer } from '../../../testing/suite-server.js';
import type { HoldView } from '../../../contract/checkout/checkout.views.js';
import { dataOf, refusalOf, Visitor } from '../../../testing/visitor.js';
import { CHOICE_TEXT_VERSION } from '../../../contract/messaging/preferences/communication-choice.js';
import type { Customer } from '../accounts/customer.entity.js';
import { AppRouterService } from '../../api/app-router.js';
import { CustomerMessagesService } from '../../messaging/messages/customer-messages.service.js';

const server = suiteServer();
let zeynep: Customer;
let thief: Customer;
let browser: Visitor;
let order: PaidOrder;
let messageId: string;

beforeEach(async () => {
  const { manager } = server.dataSource;
  zeynep = await aCustomer(manager, {
    password: HER_PASSWORD,
    emailVerifiedAt: null,
    phone: '+905325550112',
    address: 'Kuzguncuk',
    invoice: { kind: 'person', identityNumber: '10000000146' },
  });
  thief = await aCustomer(manager, { firstName: 'Can', lastName: 'Kaya', emailVerifiedAt: null });
  order = await aPaidOrder(server.app, { customerId: zeynep.id });
  const messages = server.app.get(CustomerMessagesService);
  await messages.add(manager, { customerId: zeynep.id, subject: 'Kupalarınız', message: 'Fırından çıktı.' });
  messageId = (await messages.list(zeynep.id)).messages[0]!.id;
  browser = new Visitor(server, { address: anAddress() });
  await browser.signIn(thief.email);
});

/** All records of hers that a call by another customer could change. */
async function hers(): Promise<unknown> {
  return server.dataSource.query(
    `SELECT row_to_json(c) AS account,
       (SELECT json_agg(row_to_json(m) ORDER BY m.id) FROM customer_message m WHERE m.customer_id = c.id) AS messages,
       (SELECT json_agg(row_to_json(o) ORDER BY o.id) FROM "order" o WHERE o.customer_id = c.id) AS orders,
       (SELECT json_agg(row_to_json(b) ORDER BY b.id) FROM booking b
          JOIN "order" o ON o.id = b.order_id WHERE o.customer_id = c.id) AS bookings
     FROM customer c WHERE c.id = $1`,
    [zeynep.id],
  );
}

function expectNothingOfHers({ text }: HttpAnswer): void {
  const { orderId, accessKey, bookingId, ticketKey } = order;
  const secrets = [zeynep.email, zeynep.id, messageId, orderId, accessKey, bookingId, ticketKey];
  expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
}

const codeOf = (answer: HttpAnswer) => refusalOf(answer).code;
/** Calls that need only the id of a hold. */
const CALLS_WITH_A_HOLD = ['checkout.documents', 'checkout.release', 'checkout.renew'];
const HER_PASSWORD = 'zeynepin-sifresi';
const PROFILE = { firstName: 'Can', lastName: 'Kaya', email: 'can@toprak.example' };

/** For every call an attempt by a signed-in customer with another customer's ids, and the expected result. */
const ATTEMPTS: Readonly<Record<string, () => Promise<void>>> = {
  'account.orders': async () => {
    expect(dataOf(await browser.query('account.orders', {}))).toEqual({ orders: [], nextCursor: null });
    const { orderId } = await aPaidOrder(server.app, { customerId: thief.id });
    await server.dataSource.query(`UPDATE "order" SET created_at = now() - interval '1 day' WHERE id = $1`, [
      orderId,
    ]);
    const after = await browser.query('account.orders', { cursor: order.orderId });
    expect(dataOf(after)).toEqual({ orders: [], nextCursor: null });
    expect(codeOf(await browser.query('account.orders', { customerId: zeynep.id }))).toBe('invalid_input');
  },
  'account.bookings': async () => {
    expect(dataOf(await browser.query('account.bookings', { customerId: zeynep.id }))).toEqual([]);
  },
  'credits.own': async () => {
    await server.dataSource.query(
      `INSERT INTO credit (code, order_id, amount_kurus, left_kurus, issued_at)
       VALUES ('KREDI-ZEYN-EPAB', $1, 100, 100, now())`,
      [order.orderId],
    );
    expect(dataOf(await browser.query('credits.own', { customerId: zeynep.id }))).toEqual([]);
  },
  'account.updateProfile': async () => {
    for (const field of ['id', 'customerId']) {
      const answer = await browser.mutate('account.updateProfile', { ...PROFILE, [field]: zeynep.id });
      expect(codeOf(answer)).toBe('invalid_input');
    }
    const taken = await browser.mutate('account.updateProfile', {
      ...PROFILE,
      email: zeynep.email.toUpperCase(),
      currentPassword: USUAL_PASSWORD,
    });
    expect(codeOf(taken)).toBe('email_taken');
  },
  'account.changePassword': async () => {
    const change = (currentPassword: string, more = {}) =>
      browser.mutate('account.changePassword', { currentPassword, newPassword: 'baska-bir-sifre', ...more });
    expect(codeOf(await change(USUAL_PASSWORD, { id: zeynep.id }))).toBe('invalid_input');
    expect(codeOf(await change(HER_PASSWORD))).toBe('password_wrong');
    expect((await change(USUAL_PASSWORD)).status).toBe(200);
  },
  'account.sendCode': async () => {
    await browser.mutate('account.sendCode', { customerId: zeynep.id, email: zeynep.email });
    await expect(mailedCode(server.dataSource, zeynep.email)).rejects.toThrow('No code');
  },
  'account.verifyAddress': async () => {
    const own = new Visitor(server, { address: anAddress() });
    await own.signIn(zeynep.email, HER_PASSWORD);
    await own.mutate('account.sendCode', '');
    const code = await mailedCode(server.dataSource, zeynep.email);
    expect(codeOf(await browser.mutate('account.verifyAddress', { code }))).toBe('code_wrong');
    expect(codeOf(await browser.mutate('account.verifyAddress', { code, email: zeynep.email }))).toBe(
      'invalid_input',
    );
  },
  'account.forgetInvoice': async () => {
    await server.dataSource.query(`UPDATE customer SET invoice = '{"kind": "person"}' WHERE id = $1`, [
      thief.id,
    ]);
    const answer = await browser.mutate('account.forgetInvoice', { customerId: zeynep.id });
    expect(dataOf(answer)).toMatchObject({ id: thief.id, invoice: null });
    expectNothingOfHers(answer);
  },
  'account.download': async () => {
    const answer = await browser.query('account.download', { customerId: zeynep.id });
    expect(dataOf(answer)).toMatchObject({ profile: { id: thief.id }, orders: [], bookings: [] });
    expectNothingOfHers(answer);
  },
  'account.remove': async () => {
    const remove = (password: string, more = {}) => browser.mutate('account.remove', { password, ...more });
    expect(codeOf(await remove(USUAL_PASSWORD, { customerId: zeynep.id }))).toBe('invalid_input');
    expect(codeOf(await remove(HER_PASSWORD))).toBe('password_wrong');
    expect((await remove(USUAL_PASSWORD)).status).toBe(200);
  },
  'communicationChoices.mine': async () => {
    const answer = await browser.query('communicationChoices.mine', { customerId: zeynep.id });
    expect(codeOf(answer)).toBe('choices_need_verified_address');
    expectNothingOfHers(answer);
  },
  'communicationChoices.choose': async () => {
    const off = { choice: 'email', isGiven: false, textVersion: CHOICE_TEXT_VERSION, entryId: null };
    const choose = (more = {}) => browser.mutate('communicationChoices.choose', { ...off, ...more });
    expect(codeOf(await choose({ address: zeynep.email }))).toBe('invalid_input');
    expect(codeOf(await choose())).toBe('choices_need_verified_address');
  },
  'messages.list': async () => {
    const answer = await browser.query('messages.list', { customerId: zeynep.id });
    expect(dataOf(answer)).toEqual({ messages: [], unreadCount: 0 });
  },
  'messages.read': () => expectAsUnknown('messages.read', (id) => ({ messageId: id })),
  'messages.readAll': async () => {
    expect((await browser.mutate('messages.readAll', { customerId: zeynep.id })).status).toBe(200);
  },
  'messages.remove': () => expectAsUnknown('messages.remove', (id) => ({ messageId: id })),
  'orders.place': async () => {
    const hold = await herHold();
    const place = (who: ShopClient, more = {}) =>
      who.mutate('orders.place', { ...orderOf(hold, zeynep.email), ...more });
    expect(refusalOf(await place(browser, { customerId: zeynep.id }))).toMatchObject({
      code: 'invalid_input',
      fields: { customerId: 'Bu alan tanınmıyor.' },
    });
    expect(codeOf(await place(browser))).toBe('hold_expired');
    expect(codeOf(await place(new ShopClient(server, { address: anAddress() })))).toBe('hold_expired');
    expect(await stateOfHold(hold.id)).toEqual({ status: 'active', order_id: null, renewals: 0 });
    const own = new Visitor(server, { address: anAddress() });
    await own.signIn(zeynep.email, HER_PASSWORD);
    expect(codeOf(await place(own))).toBe('documents_changed');
  },
  'orders.view': async () => {
    const [known, unknown] = [
      await browser.query('orders.view', { orderId: order.orderId }),
      await browser.query('orders.view', { orderId: randomUUID() }),
    ];
    expect([codeOf(known), known.status]).toEqual(['order_not_found', 404]);
    expect(refusalOf(known).message).toBe(refusalOf(unknown).message);
    const wrongKey = { orderId: order.orderId, accessKey: order.ticketKey };
    expect(codeOf(await browser.query('orders.view', wrongKey))).toBe('order_not_found');
  },
  'documents.ofOrder': async () => {
    const [known, unknown] = [
      await browser.query('documents.ofOrder', { orderId: order.orderId }),
      await browser.query('documents.ofOrder', { orderId: randomUUID() }),
    ];
    expect([codeOf(known), known.status]).toEqual(['order_not_found', 404]);
    expect(refusalOf(known).message).toBe(refusalOf(unknown).message);
  },
  'documents.pdf': async () => {
    const asked = { orderId: order.orderId, documentId: randomUUID() };
    expect(codeOf(await browser.query('documents.pdf', asked))).toBe('order_not_found');
    const wrongKey = { ...asked, accessKey: order.ticketKey };
    expect(codeOf(await browser.query('documents.pdf', wrongKey))).toBe('order_not_found');
  },
  ...Object.fromEntries(
    (
      [
        ['ofOrder', 'query', {}],
        ['picture', 'query', { pictureId: randomUUID() }],
        ['addPicture', 'mutate', { pictureId: randomUUID(), base64: 'AAAA' }],
        ['sent', 'mutate', { returnId: randomUUID(), trackingNumber: '' }],
        ['withdraw', 'mutate', { returnId: randomUUID() }],
        [
          'ask',
          'mutate',
          {
            ...{ requestKey: randomUUID(), kind: 'withdrawal', reason: 'size', note: '', pictureIds: [] },
            lines: [{ lineId: randomUUID(), quantity: 1 }],
          },
        ],
      ] as const
    ).map(([name, send, more]) => [
      `returns.${name}`,
      async () => {
        const asked = { orderId: order.orderId, ...more };
        for (const key of [{}, { accessKey: order.ticketKey }]) {
          expect(codeOf(await browser[send](`returns.${name}`, { ...asked, ...key }))).toBe(
            'order_not_found',
          );
        }
      },
    ]),
  ),
  'orders.track': async () => {
    const orderNumber = order.orderId.slice(0, 8);
    const answer = await browser.mutate('orders.track', { orderNumber, email: thief.email });
    expect(codeOf(answer)).toBe('order_not_tracked');
  },
  'checkout.documents': async () => {
    const hold = await herHold();
    const { holdId, customer } = orderOf(hold, zeynep.email);
    expect(codeOf(await browser.mutate('checkout.documents', { holdId, customer }))).toBe('hold_expired');
  },
  'checkout.renew': async () => {
    const { id: holdId } = await herHold();
    expect(codeOf(await browser.mutate('checkout.renew', { holdId }))).toBe('hold_expired');
    expect(await stateOfHold(holdId)).toMatchObject({ renewals: 0 });
  },
  'checkout.release': async () => {
    const { id: holdId } = await herHold();
    await browser.mutate('checkout.release', { holdId });
    expect(await stateOfHold(holdId)).toMatchObject({ status: 'active' });
  },
  'session.own': async () => {
    const own = await browser.query('session.own', { customerId: zeynep.id });
    expect(dataOf(own)).toMatchObject([{ isCurrent: true }]);
  },
  'session.end': async () => {
    const hers = new Visitor(server, { address: anAddress() });
    await hers.signIn(zeynep.email, HER_PASSWORD);
    const [session] = dataOf(await hers.query('session.own', {})) as { id: string }[];
    expect((await browser.mutate('session.end', { id: session!.id })).status).toBe(200);
    expect(await hers.whoAmI()).toBe(zeynep.email);
  },
  'session.endOthers': async () => {
    const hers = new Visitor(server, { address: anAddress() });
    await hers.signIn(zeynep.email, HER_PASSWORD);
    expect((await browser.mutate('session.endOthers', { customerId: zeynep.id })).status).toBe(200);
    expect(await hers.whoAmI()).toBe(zeynep.email);
  },
  'tickets.view': async () => {
    const { ticketKey } = await aPaidOrder(server.app, { customerId: thief.id });
    const { bookingId } = order;
    const [known, unknown] = [
      await browser.query('tickets.view', { bookingId, ticketKey }),
      await browser.query('tickets.view', { bookingId: randomUUID(), ticketKey }),
    ];
    expect([known.status, codeOf(known)]).toEqual([404, codeOf(unknown)]);
    expectNothingOfHers(known);
    const calendar = (id: string) => browser.ask(`/api/bilet/${id}/takvim.ics?anahtar=${ticketKey}`);
    const answers = [await calendar(bookingId), await calendar(randomUUID())];
    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
    expect(answers[0]!.text).not.toContain('VCALENDAR');
  },
  'tickets.seat': async () => {
    const ticketKey = await hisTicketKey();
    const ask = (bookingId: string) => browser.query('tickets.seat', { bookingId, position: 0, ticketKey });
    const [known, unknown] = [await ask(order.bookingId), await ask(randomUUID())];
    expect([known.status, codeOf(known)]).toEqual([404, codeOf(unknown)]);
    expectNothingOfHers(known);
  },
  'guestChoices.view': async () => {
    // Neither does the key of her own ticket open the choice, because tickets are passed on.
    for (const choiceKey of [await hisTicketKey(), order.ticketKey]) {
      const ask = (bookingId: string) => browser.query('guestChoices.view', { bookingId, choiceKey });
      const [known, unknown] = [await ask(order.bookingId), await ask(randomUUID())];
      expect([known.status, codeOf(known)]).toEqual([404, codeOf(unknown)]);
      expectNothingOfHers(known);
    }
  },
  'guestChoices.choose': async () => {
    for (const choiceKey of [await hisTicketKey(), order.ticketKey]) {
      const answer = await browser.mutate('guestChoices.choose', {
        ...{ bookingId: order.bookingId, choiceKey, requestKey: randomUUID() },
        ...{ choice: 'refund', sessionId: null },
      });
      expect([answer.status, codeOf(answer)]).toEqual([404, 'choice_not_found']);
    }
  },
  'guestForm.view': async () => {
    // The key of her own ticket is passed on to her guests, and is not the one of the form.
    for (const formKey of [await hisTicketKey(), order.ticketKey]) {
      const ask = (bookingId: string) => browser.query('guestForm.view', { bookingId, formKey });
      const [known, unknown] = [await ask(order.bookingId), await ask(randomUUID())];
      expect([known.status, codeOf(known)]).toEqual([404, codeOf(unknown)]);
      expectNothingOfHers(known);
    }
  },
  'guestForm.eraseNeeds': async () => {
    for (const formKey of [await hisTicketKey(), order.ticketKey]) {
      const answer = await browser.mutate('guestForm.eraseNeeds', { bookingId: order.bookingId, formKey });
      expect([answer.status, codeOf(answer)]).toEqual([404, 'guest_form_not_found']);
    }
  },
  'guestForm.save': async () => {
    for (const formKey of [await hisTicketKey(), order.ticketKey]) {
      const guest = { position: 0, version: 0, name: 'Can Kaya', ageBand: 'adult', needs: '' };
      const answer = await browser.mutate('guestForm.save', {
        ...{ bookingId: order.bookingId, formKey },
        guests: [
          { ...guest, hasNeedsConsent: false, guardianName: '', guardianPhone: '', photoConsent: 'no' },
        ],
        needsConsentVersion: '2026-11',
      });
      expect([answer.status, codeOf(answer)]).toEqual([404, 'guest_form_not_found']);
    }
    expect(
      await server.dataSource.query('SELECT FROM seat_guest WHERE booking_id = $1', [order.bookingId]),
    ).toEqual([]);
  },
};

async function hisTicketKey(): Promise<string> {
  return (await aPaidOrder(server.app, { customerId: thief.id })).ticketKey;
}

/** Holds a cart with a coupon that only she may use and that pays for everything. */
async function herHold(): Promise<HoldView> {
  const { manager } = server.dataSource;
  return holdCart(server.app, {
    lines: [seats(await aWorkshopSession(manager))],
    couponCode: 'HEDIYE',
    customerId: zeynep.id,
  });
}

const orderOf = ({ id: holdId, quote }: HoldView, email: string) => ({
  holdId,
  customer: { ...AYSE, email },
  salesContractAccepted: true,
  privacyAccepted: true,
  documentsSha256: '0'.repeat(64),
  expectedTotalKurus: quote.totalKurus,
});

async function stateOfHold(id: string): Promise<unknown> {
  const [hold] = await server.dataSource.query<unknown[]>(
    'SELECT status, order_id, renewals FROM hold WHERE id = $1',
    [id],
  );
  return hold;
}

/** Expects the same answer as for an unknown id. */
async function expectAsUnknown(procedure: string, input: (id: string) => unknown): Promise<void> {
  const known = await browser.mutate(procedure, input(messageId));
  const unknown = await browser.mutate(procedure, input(randomUUID()));
  expect([known.status, codeOf(known)]).toEqual([404, 'message_not_found']);
  expect(refusalOf(known).message).toBe(refusalOf(unknown).message);
}

/** The procedures with their audience. */
function procedures(): [path: string, audience: string | undefined][] {
  const { procedures: all } = server.app.get(AppRouterService).router._def;
  return Object.entries(all as unknown as Record<string, { _def: { meta?: { audience: string } } }>).map(
    ([path, { _def }]) => [path, _def.meta?.audience],
  );
}

describe('Another customer', () => {
  it('is tried on every call of an account and of orders', () => {
    const concerned = procedures()
      .filter(
        ([path, audience]) =>
          audience === 'customer' ||
          /^(orders|documents|returns|tickets|guestForm|guestChoices)\./.test(path),
      )
      .map(([path]) => path);
    expect(Object.keys(ATTEMPTS).sort()).toEqual([...concerned, ...CALLS_WITH_A_HOLD].sort());
  });

  it.each(Object.keys(ATTEMPTS))('finds and changes nothing by %s', async (path) => {
    const before = await hers();
    await ATTEMPTS[path]!();
    expect(await hers()).toEqual(before);
  });

  it.each([
    ['GET', 'orders.php', undefined, []],
    ['GET', 'user_bookings.php', undefined, []],
    ['GET', 'user_messages.php', undefined, { success: true, messages: [], unread_count: 0 }],
    ['GET', 'notifications.php', undefined, { success: true, counts: [], unread: 0 }],
    ['PATCH', 'user_messages.php', () => ({ message_ids: [messageId] }), { code: 'message_not_found' }],
    ['POST', 'user_messages.php', () => ({ message_id: messageId }), { code: 'message_not_found' }],
    ['DELETE', 'user_messages.php', undefined, { code: 'message_not_found' }],
    ['PUT', 'profile.php', () => ({ id: zeynep.id, first_name: 'Ece' }), { user: { first_name: 'Ece' } }],
  ] as const)('finds and changes nothing by %s %s', async (method, script, body, expected) => {
    const before = await hers();
    const query = new URLSearchParams({ user_id: zeynep.id, customer_id: zeynep.id, id: messageId });
    const answer = await browser.ask(`/api/${script}?${query.toString()}`, {
      method,
      ...(body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body()) } : {}),
    });
    expect(answer.json).toMatchObject(expected);
    expectNothingOfHers(answer);
    expect(await hers()).toEqual(before);
  });
});

describe('Whoever is not signed in', () => {
  it('is refused by every call of an account', async () => {
    const guest = new ShopClient(server);
    for (const [path, audience] of procedures()) {
      if (audience !== 'customer') continue;
      const answers = [await guest.query(path, {}), await guest.mutate(path, {})];
      const refusals = answers.filter(({ status }) => status !== 405);
      expect([path, ...refusals.map((answer) => [answer.status, codeOf(answer)])]).toEqual([
        path,
        [401, 'sign_in_required'],
      ]);
    }
  });

  it.each([
    ['GET', 'orders.php'],
    ['GET', 'user_bookings.php'],
    ['GET', 'user_messages.php'],
    ['PATCH', 'user_messages.php'],
    ['POST', 'user_messages.php'],
    ['DELETE', 'user_messages.php'],
    ['PUT', 'profile.php'],
    ['GET', 'notifications.php'],
  ])('is refused by %s %s', async (method, script) => {
    const answer = await new ShopClient(server).ask(`/api/${script}`, { method });
    expect([answer.status, answer.json]).toEqual([
      401,
      { success: false, error: 'Giriş Yapmanız Gerekiyor', code: 'sign_in_required', fields: {} },
    ]);
  });

  it('sees an order without its key as little as one that never was', async () => {
    const answer = await new ShopClient(server).query('orders.view', { orderId: order.orderId });
    expect([answer.status, codeOf(answer)]).toEqual([404, 'order_not_found']);
  });
});
