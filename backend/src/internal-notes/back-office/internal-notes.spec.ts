import { randomUUID } from 'node:crypto';
import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { InternalNote, NoteSubject } from '../../../contract/internal-notes/internal-note.js';
import { aCustomer } from '../../../seed/customers.js';
import { aPaidOrder, type PaidOrder } from '../../../testing/account-orders.js';
import type { AdminVisitor } from '../../../testing/admin-visitor.js';
import { enterBackOffice } from '../../../testing/back-office.js';
import { emptyTables } from '../../../testing/empty-tables.js';
import { suiteAdmin } from '../../../testing/suite-admin.js';
import { suiteServer } from '../../../testing/suite-server.js';
import { dataOf, Visitor } from '../../../testing/visitor.js';
import { Clock } from '../../platform/clock.js';

const MINUTE = 60_000;

describe('The studio’s notes for itself', () => {
  const server = suiteServer();
  const elif = suiteAdmin(server, { name: 'Elif' });
  let can: AdminVisitor;
  let customerId: string;
  let order: PaidOrder;
  let subjects: readonly NoteSubject[];

  beforeAll(async () => {
    can = await enterBackOffice(server, { name: 'Can' });
    customerId = (await aCustomer(server.dataSource.manager)).id;
    order = await aPaidOrder(server.app, { customerId });
    subjects = [
      { kind: 'order', id: order.orderId },
      { kind: 'booking', id: order.bookingId },
      { kind: 'customer', id: customerId },
    ];
  });
  beforeEach(() => emptyTables(server.dataSource, 'internal_note', 'log_entry'));
  afterEach(() => {
    jest.restoreAllMocks();
  });

  const add = (
    { kind, id }: NoteSubject,
    { who = elif, noteId = randomUUID(), text = 'Zili çalmayın, bebek uyuyor.' } = {},
  ) => who.mutate(`admin.notes.${kind}.add`, { id, noteId, text });
  const remove = ({ kind, id }: NoteSubject, noteId: string, who = elif) =>
    who.mutate(`admin.notes.${kind}.remove`, { id, noteId });
  const list = async ({ kind, id }: NoteSubject, who = elif) =>
    dataOf(await who.query(`admin.notes.${kind}.list`, { id })) as InternalNote[];
  const orderNote = () => subjects[0]!;
  const after = (minutes: number) => {
    const now = Date.now() + minutes * MINUTE;
    jest.spyOn(server.app.get(Clock), 'now').mockImplementation(() => new Date(now));
  };

  it.each([0, 1, 2])('stand where they were written, with name and time, the newest first', async (at) => {
    const subject = subjects[at]!;
    await add(subject);
    after(1);
    const answer = await add(subject, { who: can, text: 'Aradım:\nyarın gelip alacak.' });
    expect(dataOf(answer)).toEqual(await list(subject, can));
    const notes = await list(subject);
    expect(notes).toMatchObject([
      { about: subject, author: 'Can', text: 'Aradım:\nyarın gelip alacak.', removableUntil: null },
      { about: subject, author: 'Elif', text: 'Zili çalmayın, bebek uyuyor.' },
    ]);
    const [, own] = notes;
    expect(Date.parse(own!.removableUntil!) - Date.parse(own!.writtenAt)).toBe(10 * MINUTE);
    for (const other of subjects.filter((each) => each !== subject)) {
      expect(await list(other)).toEqual([]);
    }
  });

  it('mark the rows of a list', async () => {
    await add(orderNote());
    await add(orderNote(), { who: can });
    const noted = (kind: string, ids: string[]) => elif.query(`admin.notes.${kind}.noted`, { ids });
    expect(dataOf(await noted('order', [order.orderId, randomUUID()]))).toEqual([order.orderId]);
    expect(dataOf(await noted('booking', [order.bookingId]))).toEqual([]);
    expect(dataOf(await noted('customer', []))).toEqual([]);
    expect((await noted('order', ['1 OR true'])).status).toBe(400);
  });

  it('are written once when the answer was lost, also when the requests race', async () => {
    const noteId = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => add(orderNote(), { noteId })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await list(orderNote())).toHaveLength(1);
    const changed = await add(orderNote(), { noteId, text: 'Zili çalın.' });
    expect([changed.status, changed.text]).toEqual([409, expect.stringContaining('note_key_used')]);
    expect((await add(subjects[1]!, { noteId })).status).toBe(409);
  });

  it.each([
    ['', 'Önce notu yazın.'],
    [' \u200b ', 'Önce notu yazın.'],
    ['ö'.repeat(1001), 'En fazla 1000 karakter yazabilirsiniz.'],
    ['a\u202eb', 'Bu alanda kullanılamayan karakterler var.'],
  ])('need a text that can be read: %j', async (text, complaint) => {
    const answer = await add(orderNote(), { text });
    expect([answer.status, answer.text]).toEqual([400, expect.stringContaining(complaint)]);
    expect(await list(orderNote())).toEqual([]);
  });

  it('need a record that is there', async () => {
    const answers = await Promise.all(subjects.map(({ kind }) => add({ kind, id: randomUUID() })));
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
  });

  it('can be taken back by their author for ten minutes, which the log says without the words', async () => {
    const noteId = randomUUID();
    await add(orderNote(), { noteId });
    expect((await remove(orderNote(), noteId, can)).status).toBe(409);
    expect((await remove(subjects[1]!, noteId)).status).toBe(200);
    expect(await list(orderNote())).toHaveLength(1);
    after(9.9);
    expect(dataOf(await remove(orderNote(), noteId))).toEqual([]);
    expect((await remove(orderNote(), noteId)).status).toBe(200);
    const logged = await server.dataSource.query<object[]>(
      `SELECT record_kind AS kind, record_id AS id, details::text LIKE '%bebek%' AS tells FROM log_entry
       WHERE details->>'event' = 'internal_note_removed'`,
    );
    expect(logged).toEqual([{ kind: 'order', id: order.orderId, tells: false }]);
  });

  it('stay from then on', async () => {
    const noteId = randomUUID();
    await add(orderNote(), { noteId });
    after(10.1);
    const answer = await remove(orderNote(), noteId);
    expect([answer.status, answer.text]).toEqual([409, expect.stringContaining('note_not_removable')]);
    expect(await list(orderNote())).toHaveLength(1);
    await expect(server.dataSource.query(`UPDATE internal_note SET text = 'x'`)).rejects.toThrow(
      'only ever added to',
    );
  });

  it('are about exactly one record', async () => {
    const insert = (columns: string) =>
      server.dataSource.query(
        `INSERT INTO internal_note (id, order_id, customer_id, text, author_id, author_name, written_at)
         SELECT gen_random_uuid(), ${columns}, 'not', gen_random_uuid(), 'Elif', now()`,
      );
    await expect(insert('NULL, NULL')).rejects.toThrow('internal_note_about_one_record');
    await expect(insert(`'${order.orderId}', '${customerId}'`)).rejects.toThrow(
      'internal_note_about_one_record',
    );
  });

  it('are for those who may see the record', async () => {
    const shop = await enterBackOffice(server, { role: 'shop' });
    const workshop = await enterBackOffice(server, { role: 'workshop' });
    const statuses = async (who: AdminVisitor) =>
      Promise.all(subjects.map(async (subject) => (await add(subject, { who })).status));
    expect(await statuses(shop)).toEqual([200, 403, 403]);
    expect(await statuses(workshop)).toEqual([403, 200, 403]);
  });

  it('are told to nobody else: not to the buyer, and not in the documented calls', async () => {
    for (const subject of subjects) await add(subject);
    const buyer = new Visitor(server);
    await server.dataSource.query('UPDATE customer SET email_verified_at = now()');
    const { email } = await server.dataSource.manager.findOneByOrFail<{ id: string; email: string }>(
      'Customer',
      { id: customerId },
    );
    await buyer.signIn(email);
    const seen = await Promise.all([
      buyer.query('account.download', {}),
      buyer.query('account.orders', {}),
      buyer.query('account.bookings', {}),
      elif.ask(`/api/admin_orders_advanced.php?id=${order.orderId}`),
      elif.ask('/api/admin_orders_advanced.php'),
      elif.ask('/api/admin_orders_advanced.php?action=export'),
      elif.ask('/api/admin_bookings_advanced.php'),
      elif.ask('/api/admin_bookings_advanced.php?action=export'),
      elif.ask('/api/user_management.php'),
      elif.ask('/api/bookings.php'),
    ]);
    expect(seen.map(({ status }) => status)).toEqual(seen.map(() => 200));
    expect(seen.filter(({ text }) => text.includes('bebek'))).toEqual([]);
    const mails = await server.dataSource.query<object[]>(
      `SELECT 1 FROM mail_message WHERE payload::text LIKE '%bebek%'`,
    );
    expect(mails).toEqual([]);
  });

  it('are not written about somebody who is being forgotten in that moment', async () => {
    const forgetting = server.dataSource.createQueryRunner();
    await forgetting.startTransaction();
    await forgetting.query(
      `UPDATE "order" SET is_claimable = false, erasure_requested_at = now(), erased_at = now() WHERE id = $1`,
      [order.orderId],
    );
    const late = Promise.all([add(orderNote()), add(subjects[1]!)]);
    await forgetting.commitTransaction();
    await forgetting.release();
    const texts = (await late).map(({ text }) => text);
    expect(texts).toEqual([1, 2].map(() => expect.stringContaining('note_about_erased_person')));
    expect(await list(orderNote())).toEqual([]);
  });
});
