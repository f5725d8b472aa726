import { aMailOutbox } from './mail-outbox.js';
import { randomBytes, randomUUID } from 'node:crypto';
import type { DataSource, EntityManager } from 'typeorm';
import { securitySettingsFrom } from '../contract/common/security-settings.js';
import { BookSeatsService } from '../src/bookings/book-seats.service.js';
import { BookingMailsService } from '../src/bookings/booking-mails.service.js';
import { BookingSeat } from '../src/bookings/booking-seat.entity.js';
import { Booking } from '../src/bookings/booking.entity.js';
import { CancelBookingsService } from '../src/bookings/cancel-bookings.service.js';
import type { NewBooking } from '../src/bookings/new-booking.js';
import { OpenChoicesService } from '../src/bookings/open-choices.service.js';
import { ReminderTimesService } from '../src/bookings/reminder-times.service.js';
import { ReminderSweeperService } from '../src/bookings/reminder-sweeper.service.js';
import { SeatGuest } from '../src/bookings/seat-guests/seat-guest.entity.js';
import { SeatTicketLinksService } from '../src/bookings/seat-guests/seat-ticket-links.service.js';
import { SeatNoticesService } from '../src/bookings/seat-notices.service.js';
import { TicketLinksService } from '../src/bookings/ticket-links.service.js';
import { TicketQueriesService } from '../src/bookings/ticket-queries.service.js';
import { StudioNotification } from '../src/notifications/studio/studio-notification.entity.js';
import { SmsOutbox } from '../src/notifications/sms/sms-outbox.js';
import { NotifyStudioService } from '../src/notifications/studio/notify-studio.service.js';
import type { Settings } from '../src/platform/config/settings.js';
import { JobOutbox } from '../src/platform/jobs/job-outbox.js';
import { JobRegistry } from '../src/platform/jobs/job-registry.js';
import { LinkKeysService } from '../src/platform/security/link-keys.service.js';
import { SeatsService } from '../src/workshops/seats.service.js';
import { WorkshopSession } from '../src/workshops/workshop-session.entity.js';
import { FixedClock } from './fixed-clock.js';
import { testSettings } from './test-settings.js';
import { testStudio } from './test-studio.js';

export const BOOKING_TABLES = [Booking, BookingSeat, SeatGuest, WorkshopSession, StudioNotification];

interface DeskOptions {
  readonly now: string;
  /** Security settings that differ from their defaults. */
  readonly stored?: Readonly<Record<string, string>>;
}

/** The services of bookings on a test's database, with a clock of their own. */
export function bookingServices(
  dataSource: DataSource,
  { now, stored = {}, ...given }: Partial<Settings> & DeskOptions,
) {
  const settings = testSettings(given);
  const studio = testStudio(settings);
  const securitySettings = { current: securitySettingsFrom(stored) };
  const clock = new FixedClock(now);
  const outbox = aMailOutbox(settings);
  const texts = new SmsOutbox(new JobOutbox(), securitySettings);
  const keys = new LinkKeysService(settings);
  const links = new TicketLinksService(keys, settings);
  const choices = new OpenChoicesService(links, clock);
  const mails = new BookingMailsService(outbox, texts, settings, studio, links, clock);
  const notices = new SeatNoticesService(new SeatsService(clock), new NotifyStudioService(outbox));
  return {
    settings,
    studio,
    clock,
    links,
    seatLinks: new SeatTicketLinksService(keys, settings),
    mails,
    book: new BookSeatsService(notices, new ReminderTimesService(studio, clock)),
    cancel: new CancelBookingsService(mails),
    tickets: new TicketQueriesService(dataSource, settings, studio, links, choices, clock),
    reminders: new ReminderSweeperService(dataSource, new JobRegistry(), mails, clock, settings),
  };
}

/** A paid workshop line in the database, with its seats taken from the session. */
export async function aPaidLine(
  manager: EntityManager,
  session: WorkshopSession,
  given: Partial<NewBooking> = {},
): Promise<NewBooking> {
  const line: NewBooking = {
    orderId: randomUUID(),
    orderLineId: randomUUID(),
    sessionId: session.id,
    customer: { name: 'Ayşe Gül', surname: 'Çığıroğlu', email: 'ayse@example.com', phone: '+905325550112' },
    notes: '',
    title: session.title,
    description: session.description,
    date: session.date,
    startTime: session.startTime,
    endTime: session.endTime,
    quantity: 2,
    isStudent: false,
    originalPriceKurus: session.priceKurus,
    priceKurus: session.priceKurus,
    couponDiscountKurus: 0,
    payment: {
      method: 'iyzico',
      paymentId: '24106221',
      transactionId: '26290212',
      paidAt: new Date('2026-11-21T11:02:00Z'),
    },
    ...given,
  };
  await writeOrder(manager, line);
  await manager.increment(WorkshopSession, { id: session.id }, 'bookedSeats', line.quantity);
  return line;
}

async function writeOrder(manager: EntityManager, line: NewBooking): Promise<void> {
  const { name, surname, email, phone } = line.customer;
  await manager.query(
    `INSERT INTO "order" (id, link_nonce, name, surname, email, phone, shipping_address, status,
       paid_at, subtotal_kurus, total_kurus)
     VALUES ($1, $2, $3, $4, $5, $6, 'İstanbul', 'confirmed', now(), 0, 0) ON CONFLICT (id) DO NOTHING`,
    [line.orderId, randomBytes(24).toString('base64url'), name, surname, email, phone],
  );
  await manager.query(
    `INSERT INTO order_line (id, order_id, position, kind, name, session_id, date, start_time, end_time, is_student,
       regular_price_kurus, unit_price_kurus, quantity, total_kurus, vat_rate_percent, discount_kurus)
     SELECT $1, $2, count(*), 'workshop', $3, $4, $5, $6, $7, $8, $9, $10, $11::integer, $10::integer * $11::integer,
       20, $12
     FROM order_line WHERE order_id = $2`,
    [
      line.orderLineId,
      line.orderId,
      line.title,
      line.sessionId,
      line.date,
      line.startTime,
      line.endTime,
      line.isStudent,
      line.originalPriceKurus,
      line.priceKurus,
      line.quantity,
      line.couponDiscountKurus,
    ],
  );
}
