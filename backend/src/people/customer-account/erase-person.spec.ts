import { beforeAll, describe, expect, it } from '@jest/globals';
import { anAdmin } from '../../../seed/admins.js';
import { aProduct } from '../../../seed/catalog.js';
import { aCustomer, USUAL_PASSWORD } from '../../../seed/customers.js';
import { aPaidOrder, type PaidOrder } from '../../../testing/account-orders.js';
import { subscribed } from '../../../testing/newsletter.js';
import { runJobs } from '../../../testing/run-jobs.js';
import { anAddress } from '../../../testing/shop-client.js';
import { suiteServer } from '../../../testing/suite-server.js';
import { Visitor } from '../../../testing/visitor.js';
import { RequestResetService } from '../accounts/request-reset.service.js';
import type { Customer } from '../accounts/customer.entity.js';
import { AdminChangesService } from '../../activity-log/admin-changes.service.js';
import { StockService } from '../../catalog/stock.service.js';
import { StockWishesService } from '../../catalog/stock-wishes/stock-wishes.service.js';
import { BulkOrdersService } from '../../orders/bulk-orders/bulk-orders.service.js';
import { OverdueOffersService } from '../../orders/bulk-orders/overdue-offers.service.js';
import { CustomerMessagesService } from '../../messaging/messages/customer-messages.service.js';
import { type ClaimedMail, MailClaimsService } from '../../notifications/mail/mail-claims.service.js';
import { MailOutbox } from '../../notifications/mail/mail-outbox.js';
import { aWorkshopSession } from '../../../seed/workshops.js';
import { joinList } from '../../../testing/waiting-list.js';
import { InformationRequestsService } from '../../workshops/information-requests/information-requests.service.js';
import { EraseOrdersSweeperService } from './erase-orders-sweeper.service.js';

/** The tables that must keep data of a sale by law: the accepted contract. */
const KEPT = ['order_document'];
/** The tables that keep the person while a parcel or workshop is still to come. */
const OF_ORDERS = [...KEPT, 'order', 'booking', 'seat_guest', 'internal_note'];
const OLD_ADDRESS = 'Eski-Adresi@toprak.example';
const NEW_ADDRESS = 'yeni-adresi@toprak.example';
const PHONE = '+905325550112';
const NAME = 'Nilüferzade';

const server = suiteServer({ WORKER: 'off' });
let nilufer: Customer;
let order: PaidOrder;
let delivered: PaidOrder;
let caught: ClaimedMail;

beforeAll(async () => {
  nilufer = await aCustomer(server.dataSource.manager, {
    email: OLD_ADDRESS,
    firstName: NAME,
    phone: PHONE,
  });
  order = await aPaidOrder(server.app, { customerId: nilufer.id });
  delivered = await aPaidOrder(server.app, { customerId: nilufer.id });
  await leaveTraces();
  // The queue keeps copies of jobs, so no job may ever have contained personal data.
  const jobs = await rowsOf({ schema: 'public', name: 'outbox_job' }, PERSON);
  expect(jobs).toEqual([]);
  const browser = new Visitor(server, { address: anAddress() });
  await browser.signIn(NEW_ADDRESS);
  expect((await browser.mutate('account.remove', { password: USUAL_PASSWORD })).status).toBe(200);
});

/** Writes data of an account into every place that may hold some. */
async function leaveTraces(): Promise<void> {
  const { app, dataSource } = server;
  const browser = new Visitor(server, { address: anAddress() });
  await browser.signIn(OLD_ADDRESS, 'yanlis-sifre');
  await browser.signIn(OLD_ADDRESS);
  await app.get(RequestResetService).request(OLD_ADDRESS);
  await app.get(RequestResetService).request('kimse@toprak.example');
  const profile = {
    firstName: NAME,
    lastName: 'Aydın',
    email: NEW_ADDRESS,
    phone: PHONE,
    currentPassword: USUAL_PASSWORD,
  };
  expect((await browser.mutate('account.updateProfile', profile)).status).toBe(200);
  await dataSource.query('UPDATE customer SET email_verified_at = now() WHERE id = $1', [nilufer.id]);
  await new Visitor(server, { address: anAddress() }).signIn(NEW_ADDRESS, 'yanlis-sifre');
  await app.get(CustomerMessagesService).add(dataSource.manager, {
    customerId: nilufer.id,
    subject: 'Kupalarınız',
    message: `Sevgili ${NAME}, kupalarınız fırından çıktı.`,
  });
  await dataSource.query(
    `INSERT INTO internal_note (id, customer_id, text, author_id, author_name, written_at)
     VALUES (gen_random_uuid(), $1, $2, gen_random_uuid(), 'Elif', now())`,
    [nilufer.id, `${NAME} Hanım’ın numarası ${PHONE}`],
  );
  await app.get(InformationRequestsService).ask({
    name: NAME,
    surname: 'Aydın',
    email: NEW_ADDRESS.toUpperCase(),
    phone: PHONE,
    workshopType: 'baslangic',
    experienceLevel: 'hic_deneyim_yok',
    message: 'Çocuklarım da gelebilir mi?',
  });
  const full = await aWorkshopSession(dataSource.manager, { capacity: 2, seatsTakenElsewhere: 2 });
  await joinList(app, full.id, {
    ...{ name: `${NAME} Aydın`, email: NEW_ADDRESS.toUpperCase(), phone: PHONE },
    note: `Çocuklarım da gelir. ${NAME}`,
  });
  await app.get(BulkOrdersService).ask({
    name: `${NAME} Aydın`,
    email: NEW_ADDRESS.toUpperCase(),
    phone: PHONE,
    message: `Elli fincan istiyorum. ${NAME}`,
  });
  await waitForPieces();
  await dataSource.query(
    `UPDATE bulk_order_request SET created_at = now() - interval '2 days', due_at = now() - interval '1 day'`,
  );
  await app.get(OverdueOffersService).sweep();
  await dataSource.query(
    `INSERT INTO verification_code (type, email, registration, code_hash, expires_at)
     VALUES ('registration', $1, $2, 'hash', now() + interval '15 minutes')`,
    [OLD_ADDRESS.toLowerCase(), JSON.stringify({ firstName: NAME, phone: PHONE })],
  );
  await subscribed(server, NEW_ADDRESS);
  await personaliseOrder(order);
  await personaliseOrder(delivered);
  await bringToRest(delivered);
  await app.get(MailOutbox).queue(dataSource.manager, {
    dedupeKey: `password-changed:${nilufer.id}:7`,
    template: 'password-changed',
    recipient: NEW_ADDRESS,
    payload: { firstName: NAME },
  });
  caught = await claim(`password-changed:${nilufer.id}:7`);
}

/** One piece is still awaited; the other is back, and its mail waits to be sent. */
async function waitForPieces(): Promise<void> {
  const { app, dataSource } = server;
  for (const name of ['Vazo', 'Kase']) {
    const { id } = await aProduct(dataSource.manager, { name, stockQuantity: 0 });
    await app.get(StockWishesService).ask({ productId: id, email: NEW_ADDRESS });
    if (name === 'Kase') await app.get(StockService).returnStock(dataSource.manager, id, 1);
  }
  await runJobs(server, 'catalog.tell-stock-wishes');
  const told = await dataSource.query<unknown[]>(
    `SELECT lower(recipient) AS told FROM mail_message WHERE template = 'piece-back'`,
  );
  expect(told).toEqual([{ told: NEW_ADDRESS }]);
}

/** Puts the person's data into the order, its mails and its text message, which have been sent. */
async function personaliseOrder({ orderId, bookingId }: PaidOrder): Promise<void> {
  const { dataSource } = server;
  const person = 'email = $2, name = $3, phone = $4';
  const given = [orderId, NEW_ADDRESS, NAME, PHONE];
  await dataSource.query(
    `UPDATE "order" SET ${person}, surname = $3, city = $3, district = $3, neighbourhood = $3, address_line = $3,
       shipping_address = $3, notes = $3 WHERE id = $1`,
    given,
  );
  await dataSource.query(
    `INSERT INTO internal_note (id, order_id, booking_id, text, author_id, author_name, written_at)
     SELECT gen_random_uuid(), order_id, booking_id, $3, gen_random_uuid(), 'Elif', now()
     FROM (VALUES ($1::uuid, NULL::uuid), (NULL, $2::uuid)) about (order_id, booking_id)`,
    [orderId, bookingId, `${NAME} paketini kendisi alacak`],
  );
  await dataSource.query(`UPDATE booking SET ${person}, surname = $3, notes = $3 WHERE order_id = $1`, given);
  await dataSource.query(
    `INSERT INTO seat_guest (booking_id, position, name, age_band, guardian_name, guardian_phone, needs,
       needs_consent_at, needs_consent_version, link_nonce)
     VALUES ($1, 0, $2, 'child', $2, $3, $2, now(), '2026-11', 'nonce')`,
    [bookingId, NAME, PHONE],
  );
  await dataSource.query(
    `UPDATE order_document SET content = jsonb_set(content, '{title}', to_jsonb($2::text)) WHERE order_id = $1`,
    [orderId, NAME],
  );
  await dataSource.query(
    `UPDATE mail_message SET status = 'sent', sent_at = now(), subject = $2, last_error = $3,
       recipient = CASE WHEN recipient = 'ayse@toprak.example' THEN $3 ELSE recipient END,
       payload = jsonb_build_object('buyer', $2::text, 'email', $3::text)
     WHERE dedupe_key LIKE '%' || $1 || '%' OR dedupe_key LIKE '%' || $4 || '%'`,
    [orderId, NAME, NEW_ADDRESS, bookingId],
  );
  await dataSource.query(`UPDATE studio_notification SET message = $1 WHERE dedupe_key LIKE '%' || $2`, [
    `${NAME} Aydın, 1.280 TL`,
    orderId,
  ]);
  const { id: adminId } = await anAdmin(dataSource.manager);
  const deleted = { name: NAME, email: NEW_ADDRESS, phone: PHONE, orderId };
  const changes = [
    { event: 'booking_status_changed', before: {} },
    { event: 'booking_removed', before: deleted },
  ] as const;
  for (const { event, before } of changes) {
    await server.app.get(AdminChangesService).record(
      dataSource.manager,
      { adminId, ipAddress: '198.18.0.9', userAgent: 'test' },
      {
        ...{ type: 'admin_change', event, recordKind: 'booking', recordId: bookingId },
        ...{ label: `#1 · ${NAME}`, before, after: null },
      },
    );
  }
  await dataSource.query(
    `INSERT INTO sms_message (dedupe_key, recipient, text, status, sent_at)
     VALUES ('booking-reminder:' || $1::text, $2, $3, 'sent', now())`,
    [bookingId, PHONE, `Sevgili ${NAME}`],
  );
}

/** Delivers the parcel and ends the workshop. */
async function bringToRest({ orderId }: PaidOrder): Promise<void> {
  const { dataSource } = server;
  await dataSource.query(`UPDATE "order" SET status = 'delivered' WHERE id = $1`, [orderId]);
  await dataSource.query(`UPDATE booking SET date = '2026-01-02', status = 'completed' WHERE order_id = $1`, [
    orderId,
  ]);
}

async function claim(dedupeKey: string): Promise<ClaimedMail> {
  const [mail] = await server.dataSource.query<{ id: string }[]>(
    'SELECT id FROM mail_message WHERE dedupe_key = $1',
    [dedupeKey],
  );
  const claimed = await server.app.get(MailClaimsService).claim(mail!.id);
  if (!claimed) throw new Error('The mail is in other hands.');
  return claimed;
}

/** All rows of all tables that contain one of the texts, as 'table: row'. */
async function rowsThatTell(texts: readonly string[], but: readonly string[]): Promise<string[]> {
  const tables = await server.dataSource.query<{ schema: string; name: string }[]>(
    `SELECT table_schema AS schema, table_name AS name FROM information_schema.tables
     WHERE table_schema = 'public' AND table_type = 'BASE TABLE' ORDER BY 1, 2`,
  );
  const searched = tables.filter(({ name }) => !but.includes(name));
  expect(searched.length).toBeGreaterThan(20);
  const found = await Promise.all(searched.map((table) => rowsOf(table, texts)));
  return found.flat();
}

async function rowsOf({ schema, name }: { schema: string; name: string }, texts: readonly string[]) {
  const rows = await server.dataSource.query<{ row: string }[]>(
    `SELECT each::text AS row FROM "${schema}"."${name}" each
     WHERE EXISTS (SELECT FROM unnest($1::text[]) text WHERE strpos(lower(each::text), lower(text)) > 0)`,
    [texts],
  );
  return rows.map(({ row }) => `${name}: ${row}`);
}

const PERSON = [OLD_ADDRESS, NEW_ADDRESS, NAME, PHONE];

describe('A person whose account was deleted', () => {
  it('no table tells but those of the orders and the goodbye that waits', async () => {
    const told = await rowsThatTell(PERSON, OF_ORDERS);
    const goodbye = `mail_message: [^]*account-deleted:${nilufer.id}`;
    const ownMail = 'mail_message: [^]*password-changed';
    expect(told.filter((row) => !new RegExp(`${goodbye}|${ownMail}`).test(row))).toEqual([]);
  });

  it('the id stands nowhere but in what tells that it ended', async () => {
    const told = await rowsThatTell([nilufer.id], [...OF_ORDERS, 'mail_message', 'session']);
    expect(told).toEqual([expect.stringMatching(/^log_entry: .*account_deleted/)]);
  });

  it('mails that were in hand, and the goodbye, are empty once they are done', async () => {
    const goodbye = await claim(`account-deleted:${nilufer.id}`);
    expect(goodbye).toMatchObject({ recipient: NEW_ADDRESS, payload: { firstName: NAME } });
    const claims = server.app.get(MailClaimsService);
    await claims.noteSent(caught, `Şifreniz değişti, ${NAME}`);
    await claims.close(goodbye, 'failed', `550 ${NEW_ADDRESS} is unknown here`);
    expect(await rowsThatTell(PERSON, OF_ORDERS)).toEqual([]);
  });

  it('the order mails are still known to have gone out', async () => {
    const left = await server.dataSource.query<unknown[]>(
      `SELECT template, recipient, payload, status FROM mail_message WHERE dedupe_key = $1`,
      [`order-confirmation:${order.orderId}`],
    );
    expect(left).toEqual([{ template: 'order-confirmation', recipient: '', payload: {}, status: 'sent' }]);
  });

  it('an order under way keeps whom it goes to, one at rest names nobody', async () => {
    const kept = await rowsThatTell(PERSON, KEPT);
    expect(kept).toEqual([
      expect.stringMatching(new RegExp(`^booking: .*${order.bookingId}`)),
      ...[order.orderId, order.bookingId].map((id) =>
        expect.stringMatching(new RegExp(`^internal_note: .*${id}`)),
      ),
      expect.stringMatching(new RegExp(`^order: .*${order.orderId}`)),
      expect.stringMatching(new RegExp(`^seat_guest: .*${order.bookingId}`)),
    ]);
    const [nobody] = await server.dataSource.query<unknown[]>(
      `SELECT o.name, o.surname, o.email, o.phone, o.city, o.shipping_address AS address, o.notes,
         b.name || ' ' || b.surname AS guest, b.email AS "guestEmail"
       FROM "order" o JOIN booking b ON b.order_id = o.id WHERE o.id = $1`,
      [delivered.orderId],
    );
    expect(nobody).toEqual({
      ...{ name: 'Silinmiş', surname: 'Kullanıcı', email: '', phone: '', city: null, address: '', notes: '' },
      ...{ guest: 'Silinmiş Kullanıcı', guestEmail: '' },
    });
  });

  it('once it rests as well, only the contracts tell', async () => {
    await bringToRest(order);
    await server.app.get(EraseOrdersSweeperService).sweep();
    expect(await rowsThatTell(PERSON, KEPT)).toEqual([]);
    expect(await rowsOf({ schema: 'public', name: 'order_document' }, PERSON)).not.toEqual([]);
  });

  it('the proof of what was agreed to stays, and names nobody', async () => {
    const kept = await server.dataSource.query<unknown[]>(
      'SELECT address, ip_address, is_given, source FROM consent ORDER BY position',
    );
    const nobody = { address: expect.stringMatching(/^[0-9a-f]{64}$/) as unknown, ip_address: null };
    expect(kept).toEqual([
      { ...nobody, is_given: true, source: 'newsletter_form' },
      { ...nobody, is_given: false, source: 'account_deleted' },
    ]);
  });

  it('a reset that was asked for before is written to nobody', async () => {
    const jobs = await server.dataSource.query<{ payload: object }[]>(
      `SELECT payload FROM outbox_job WHERE name = 'accounts.send-reset'`,
    );
    expect(jobs.map(({ payload }) => Object.keys(payload).sort())).toEqual([['customerId', 'requestId']]);
  });
});
