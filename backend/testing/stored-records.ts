import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { studioDate } from '../contract/common/dates.js';
import type { StoredKind } from '../contract/legal/storage-periods.js';
import { aProduct } from '../seed/catalog.js';
import { aCustomer } from '../seed/customers.js';
import { aWorkshopSession } from '../seed/workshops.js';
import { aPaidLine, bookingServices } from './bookings.js';

/** Whether the record, or what is personal in it, is still stored. */
type IsStored = () => Promise<boolean>;

/** Writes a record whose period of storage counts from that moment. */
export type StoredRecord = (manager: EntityManager, from: Date) => Promise<IsStored>;

/** A record of every kind that has a period of storage. */
export const STORED_RECORDS: Readonly<Record<StoredKind, StoredRecord>> = {
  orders: async (manager, from) => {
    const id = await insert(
      manager,
      `INSERT INTO "order" (link_nonce, name, surname, email, phone, shipping_address, subtotal_kurus, total_kurus, created_at)
       VALUES ('a', 'Ayşe', 'Demir', 'ayse@toprak.example', '+905325550112', 'Üsküdar', 0, 0, $1) RETURNING id`,
      [from],
    );
    await manager.query(
      `INSERT INTO order_document (order_id, kind, version, sha256, content, accepted_at)
       VALUES ($1, 'distance_contract', '1', repeat('0', 64), '{}', $2)`,
      [id, from],
    );
    return oneOf(manager, [
      [`SELECT 1 FROM "order" WHERE id = $1 AND erasure_requested_at IS NULL`, id],
      ['SELECT 1 FROM order_document WHERE order_id = $1', id],
    ]);
  },
  seatGuests: async (manager, from) => {
    const session = await aWorkshopSession(manager, { date: studioDate(from) });
    const { book } = bookingServices(manager.dataSource, { now: from.toISOString() });
    const { id } = await book.book(manager, await aPaidLine(manager, session, { quantity: 1 }));
    await manager.query(
      `INSERT INTO seat_guest (booking_id, position, name, age_band, needs, needs_consent_at, needs_consent_version, link_nonce)
       VALUES ($1, 0, 'Ayşe', 'adult', 'Fıstık alerjisi', now(), '2026-11', 'a')`,
      [id],
    );
    return oneOf(manager, [[`SELECT 1 FROM seat_guest WHERE booking_id = $1 AND needs <> ''`, id]]);
  },
  seatBlocks: async (manager, from) => {
    const session = await aWorkshopSession(manager, { date: studioDate(from) });
    const id = randomUUID();
    await manager.query(
      `INSERT INTO seat_block (id, session_id, kind, seats, name) VALUES ($1, $2, 'elsewhere', 1, 'Ayşe')`,
      [id, session.id],
    );
    return oneOf(manager, [[`SELECT 1 FROM seat_block WHERE id = $1 AND name <> ''`, id]]);
  },
  waiting: async (manager, from) => {
    const session = await aWorkshopSession(manager, { date: studioDate(from) });
    const id = randomUUID();
    await manager.query(
      `INSERT INTO waiting_list_entry (id, request_hash, session_id, waits_for, link_nonce, status, name, email, seats, ended_at)
       VALUES ($1, 'a', $2, $3, 'a', 'closed', 'Ayşe', 'ayse@toprak.example', 1, $3)`,
      [id, session.id, from],
    );
    return oneOf(manager, [['SELECT 1 FROM waiting_list_entry WHERE id = $1', id]]);
  },
  stockWishes: async (manager, from) => {
    const { id: productId } = await aProduct(manager, { stockQuantity: 0 });
    const id = await insert(
      manager,
      `INSERT INTO stock_wish (product_id, email, created_at) VALUES ($1, 'ayse@toprak.example', $2) RETURNING id`,
      [productId, from],
    );
    return oneOf(manager, [['SELECT 1 FROM stock_wish WHERE id = $1', id]]);
  },
  requests: async (manager, from) => {
    const asked = await insert(
      manager,
      `INSERT INTO information_request (name, surname, email, phone, workshop_type, experience_level, message, updated_at)
       VALUES ('Ayşe', 'Demir', 'ayse@toprak.example', '+905325550112', 'cocuk', 'az_deneyim', 'Merhaba', $1)
       RETURNING id`,
      [from],
    );
    const ordered = await insert(
      manager,
      `INSERT INTO bulk_order_request (name, email, phone, message, status, created_at, due_at, answered_at)
       VALUES ('Ayşe', 'ayse@toprak.example', '+905325550112', 'Merhaba', 'approved', $1::timestamptz - interval '1 day', $1, $1)
       RETURNING id`,
      [from],
    );
    await manager.query(
      `INSERT INTO studio_notification (type, dedupe_key, title, message)
       VALUES ('system', 'bulk-order:' || $1, 'Yeni talep', 'Ayşe teklifinizi bekliyor.')`,
      [ordered],
    );
    return oneOf(manager, [
      ['SELECT 1 FROM information_request WHERE id = $1', asked],
      ['SELECT 1 FROM bulk_order_request WHERE id = $1', ordered],
      [`SELECT 1 FROM studio_notification WHERE dedupe_key = 'bulk-order:' || $1`, ordered],
    ]);
  },
  dataRequests: async (manager, from) => {
    const id = randomUUID();
    await manager.query(
      `INSERT INTO data_request (id, request_hash, link_nonce, name, email, kind, state, created_at, confirmed_at,
         answer_key, answer_hash, answer_text, answered_at, answered_by)
       VALUES ($1, 'a', 'a', 'Ayşe Demir', 'ayse@toprak.example', 'copy', 'answered', $2, $2, $1, 'a', 'Verileriniz ekte.', $2,
         'admin@toprak.example')`,
      [id, from],
    );
    return oneOf(manager, [['SELECT 1 FROM data_request WHERE id = $1', id]]);
  },
  customerMessages: async (manager, from) => {
    const customer = await aCustomer(manager, { email: `${randomUUID()}@toprak.example` });
    const id = await insert(
      manager,
      `INSERT INTO customer_message (customer_id, subject, message, sender_name, created_at)
       VALUES ($1, 'Merhaba', 'Hoş geldiniz', 'Toprak', $2) RETURNING id`,
      [customer.id, from],
    );
    return oneOf(manager, [['SELECT 1 FROM customer_message WHERE id = $1', id]]);
  },
  returnPictures: async (manager, from) => {
    const orderId = await insert(
      manager,
      `INSERT INTO "order" (link_nonce, name, surname, email, phone, shipping_address, subtotal_kurus, total_kurus)
       VALUES ('a', 'Ayşe', 'Demir', 'ayse@toprak.example', '+905325550112', 'Üsküdar', 0, 0) RETURNING id`,
      [],
    );
    const id = await insert(
      manager,
      `INSERT INTO order_return (order_id, request_key, request_hash, kind, reason, state, ended_at)
       VALUES ($1, gen_random_uuid(), 'a', 'withdrawal', 'size', 'withdrawn', $2) RETURNING id`,
      [orderId, from],
    );
    await manager.query(
      `INSERT INTO order_return_picture (id, order_id, return_id, bytes) VALUES (gen_random_uuid(), $1, $2, 'a')`,
      [orderId, id],
    );
    return oneOf(manager, [['SELECT 1 FROM order_return_picture WHERE return_id = $1', id]]);
  },
  sentMessages: async (manager, from) => {
    const id = await insert(
      manager,
      `INSERT INTO mail_message (dedupe_key, template, payload, recipient, status, created_at, sent_at)
       VALUES ($1, 'welcome', '{}', 'ayse@toprak.example', 'sent', $2, $2) RETURNING id`,
      [`welcome:${randomUUID()}`, from],
    );
    return oneOf(manager, [['SELECT 1 FROM mail_message WHERE id = $1', id]]);
  },
  consents: async (manager, from) => {
    const address = `${randomUUID()}@toprak.example`;
    await manager.query(
      `INSERT INTO consent (address, purpose, channel, is_given, text_version, source, recorded_at)
       VALUES ($1, 'commercial', 'email', true, '1', 'form', $2::timestamptz - interval '1 hour'),
              ($1, 'commercial', 'email', false, NULL, 'form', $2)`,
      [address, from],
    );
    return oneOf(manager, [['SELECT 1 FROM consent WHERE address = $1', address]]);
  },
  securityLog: (manager, from) => logEntry(manager, { type: 'user_login', from }),
  changeLog: (manager, from) => logEntry(manager, { type: 'admin_change', from }),
};

async function logEntry(
  manager: EntityManager,
  { type, from }: { readonly type: string; readonly from: Date },
): Promise<IsStored> {
  const id = await insert(
    manager,
    `INSERT INTO log_entry (event_type, username, created_at) VALUES ($1, 'ayse', $2) RETURNING id`,
    [type, from],
  );
  return oneOf(manager, [['SELECT 1 FROM log_entry WHERE id::text = $1::text', id]]);
}

async function insert(manager: EntityManager, sql: string, given: readonly unknown[]): Promise<string> {
  const [row] = await manager.query<{ id: string }[]>(sql, [...given]);
  if (!row) throw new Error('Nothing was written.');
  return row.id;
}

/** Whether any of these statements still finds something about its record. */
function oneOf(manager: EntityManager, statements: readonly (readonly [string, string])[]): IsStored {
  const dataSource = manager.dataSource;
  return async () => {
    const found = await Promise.all(statements.map(([sql, id]) => dataSource.query<unknown[]>(sql, [id])));
    return found.some((rows) => rows.length > 0);
  };
}
