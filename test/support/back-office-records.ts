import { query } from './shop-database.js';

export function bookingOf(orderId: string): Promise<string> {
  return idOf('SELECT id FROM booking WHERE order_id = $1', [orderId]);
}

export function anInformationRequest(surname: string): Promise<string> {
  return idOf(
    `INSERT INTO information_request
       (name, surname, email, phone, workshop_type, experience_level, message)
     VALUES ('Deniz', $1, 'deniz@ornek.com', '05321234567', 'baslangic', 'az_deneyim', 'Çocuğumla gelebilir miyim?')
     RETURNING id`,
    [surname],
  );
}

export function aBulkOrderRequest(name: string): Promise<string> {
  return idOf(
    `INSERT INTO bulk_order_request (name, email, phone, message, due_at)
     VALUES ($1, 'pansiyon@ornek.com', '05321234567', 'Yirmi dört kâse, kobalt.', now() + interval '1 day')
     RETURNING id`,
    [name],
  );
}

export function aMessageToMembers(subject: string): Promise<string> {
  return idOf(
    `INSERT INTO campaign
       (client_key, subject, message, category, audience, admin_name, recipient_count, account_count)
     VALUES (gen_random_uuid(), $1, 'Cuma günü kapalıyız.', 'genel', 'registered', 'Elif Toprak', 4, 4)
     RETURNING id`,
    [subject],
  );
}

export function aMember(email: string): Promise<string> {
  return idOf(
    `INSERT INTO customer (email, first_name, last_name, password_hash) VALUES ($1, 'Defne', 'Yalın', 'none')
     RETURNING id`,
    [email],
  );
}

export function couponWithCode(code: string): Promise<string> {
  return idOf('SELECT id FROM coupon WHERE code = $1', [code]);
}

/** Adds a newsletter subscriber with consent, who gets bulk mails. */
export async function aReaderWhoAgreed(address: string): Promise<void> {
  await query('INSERT INTO newsletter_subscriber (address, confirmed_at) VALUES ($1, now())', [address]);
  await query(
    `INSERT INTO consent (address, purpose, channel, is_given, text_version, source)
     VALUES ($1, 'commercial', 'email', true, '2026-11', 'newsletter_form')`,
    [address],
  );
}

/** Deletes the category, so that the shop is as it was before the test. */
export async function dropCategory(id: string): Promise<void> {
  await query('DELETE FROM category WHERE id = $1', [id]);
}

export function categoryNamed(name: string): Promise<string> {
  return idOf('SELECT id FROM category WHERE name = $1', [name]);
}

type Kind =
  | 'order'
  | 'booking'
  | 'workshop_session'
  | 'information_request'
  | 'customer'
  | 'admin'
  | 'coupon'
  | 'product'
  | 'category';

/** Simulates that somebody else has saved the same record. */
export async function savedBySomebodyElse(kind: Kind, id: string, change = ''): Promise<void> {
  await query(`UPDATE "${kind}" SET version = version + 1 ${change} WHERE id = $1`, [id]);
}

/** The order is on its way with this carrier, as another admin has entered meanwhile. */
export async function sentBySomebodyElse(orderId: string, carrier: string): Promise<void> {
  await savedBySomebodyElse('order', orderId, `, status = 'shipped'`);
  await query(
    `INSERT INTO parcel (order_id, position, carrier, state) VALUES ($1, 1, $2, 'handed_over')
     ON CONFLICT (order_id, position) DO UPDATE SET carrier = $2`,
    [orderId, carrier],
  );
}

async function idOf(text: string, values: unknown[] = []): Promise<string> {
  const [row] = await query<{ id: string }>(text, values);
  if (!row) throw new Error(`Nothing answers ${text}`);
  return row.id;
}
