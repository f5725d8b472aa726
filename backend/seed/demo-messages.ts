import type { EntityManager } from 'typeorm';
import { addDays, formatDate, type LocalDate, studioDate } from '../contract/common/dates.js';
import { CustomerMessage } from '../src/messaging/messages/customer-message.entity.js';
import { demoMessages } from './demo-messages.texts.js';

const HOUR_MS = 3_600_000;
const SATURDAY = 6;

/** Writes recent messages of the studio to the demo's customer. */
export async function seedDemoMessages(manager: EntityManager, customerId: string, now: Date): Promise<void> {
  if (await manager.existsBy(CustomerMessage, { customerId })) return;
  const ago = (hours: number) => new Date(now.getTime() - hours * HOUR_MS);
  const texts = demoMessages(formatDate(nextSaturday(studioDate(now))));
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

function nextSaturday(today: LocalDate): LocalDate {
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay();
  return addDays(today, weekday === SATURDAY ? 7 : SATURDAY - weekday);
}
