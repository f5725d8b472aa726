import type { EntityManager } from 'typeorm';
import { formatDateWithWeekday, formatTimeRange, type LocalDate } from '../contract/common/dates.js';
import { CustomerMessage } from '../src/messaging/messages/customer-message.entity.js';
import { demoMessages } from './demo-messages.texts.js';

const HOUR_MS = 3_600_000;

/** Writes recent messages of the studio to the demo's customer, about what she has booked and ordered. */
export async function seedDemoMessages(manager: EntityManager, customerId: string, now: Date): Promise<void> {
  if (await manager.existsBy(CustomerMessage, { customerId })) return;
  const ago = (hours: number) => new Date(now.getTime() - hours * HOUR_MS);
  const texts = demoMessages({
    session: await nextSession(manager, customerId),
    piece: await pieceInPreparation(manager, customerId),
  });
  await manager.insert(
    CustomerMessage,
    texts.map(({ hoursAgo, isRead, ...text }) => ({
      ...text,
      customerId,
      senderName: 'Toprak',
      createdAt: ago(hoursAgo),
      readAt: isRead ? ago(hoursAgo - 1) : null,
    })),
  );
}

async function nextSession(manager: EntityManager, customerId: string) {
  const [found] = await manager.query<
    { title: string; date: LocalDate; startTime: string; endTime: string }[]
  >(
    `SELECT session.title, session.date::text, session.start_time::text AS "startTime", session.end_time::text AS "endTime"
     FROM booking JOIN "order" bought ON bought.id = booking.order_id
     JOIN workshop_session session ON session.id = booking.session_id
     WHERE bought.customer_id = $1 AND booking.status = 'confirmed' ORDER BY session.starts_at LIMIT 1`,
    [customerId],
  );
  if (!found) return null;
  const hours = formatTimeRange(found.startTime.slice(0, 5), found.endTime.slice(0, 5));
  return { title: found.title, time: `${formatDateWithWeekday(found.date)}, ${hours}` };
}

async function pieceInPreparation(manager: EntityManager, customerId: string): Promise<string | null> {
  const [found] = await manager.query<{ name: string }[]>(
    `SELECT line.name FROM order_line line JOIN "order" bought ON bought.id = line.order_id
     WHERE bought.customer_id = $1 AND bought.status = 'preparing' AND line.kind = 'product'
     ORDER BY bought.created_at DESC LIMIT 1`,
    [customerId],
  );
  return found?.name ?? null;
}
