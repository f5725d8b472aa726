import { randomUUID } from 'node:crypto';
import type { INestApplicationContext } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { NEEDS_CONSENT_VERSION } from '../../contract/bookings/seat-guests/needs-consent.js';
import { hasBegun } from '../../contract/workshops/session.js';
import { sessionFields } from '../../contract/workshops/session-fields.js';
import { Admin } from '../../src/admin/admin.entity.js';
import { SaveSeatGuestsService } from '../../src/bookings/seat-guests/save-seat-guests.service.js';
import { Booking } from '../../src/bookings/booking.entity.js';
import { AddGuestsService } from '../../src/desk/add-guests.service.js';
import { Order } from '../../src/orders/order.entity.js';
import { LinkKeysService } from '../../src/platform/security/link-keys.service.js';
import type { Actor } from '../../src/platform/sessions/actor.js';
import { EditSessionService } from '../../src/workshops/back-office/edit-session.service.js';
import { SeatBlocksService } from '../../src/workshops/back-office/seat-blocks/seat-blocks.service.js';
import { SeatBlock } from '../../src/workshops/seat-block.entity.js';
import { WorkshopSession } from '../../src/workshops/workshop-session.entity.js';
import { DEMO_ASKED_GUEST, DEMO_PARTIES, type DemoParty } from './demo-guests.texts.js';

/** Not a session for children, whose guests need a responsible adult. */
const FOR_ADULTS = 'removed_at IS NULL AND NOT is_for_children';

interface Studio {
  readonly app: INestApplicationContext;
  readonly manager: EntityManager;
  readonly actor: Actor;
}

/**
 * Writes down who is expected next: today, unless today's workshops are over or there are none. Somebody else is asked
 * whether a later start suits. Does nothing when it was done before.
 */
export async function expectGuests(app: INestApplicationContext): Promise<void> {
  const { manager } = app.get(DataSource);
  if (await manager.existsBy(Order, { phone: DEMO_ASKED_GUEST.phone })) return;
  const { id: adminId } = await manager.findOneByOrFail(Admin, {});
  const studio = { app, manager, actor: { adminId, ipAddress: '198.51.100.200', userAgent: 'Toprak' } };
  const next = await firstSession(manager, `ends_at > now() + interval '15 minutes'`);
  await freeSeats(studio, next, DEMO_PARTIES);
  for (const party of DEMO_PARTIES) await writeDown(studio, next, party);
  await askAboutLaterStart(studio);
}

/** By telephone, or at the door once it has begun. */
async function writeDown({ app, manager, actor }: Studio, session: WorkshopSession, party: DemoParty) {
  const { guests, ...called } = party;
  const { bookingIds } = await app.get(AddGuestsService).add(actor, {
    ...{ email: '', studentSeats: 0, ...called, sessionId: session.id, requestKey: randomUUID() },
    channel: hasBegun(session, new Date()) ? 'door' : 'phone',
  });
  const booking = await manager.findOneByOrFail(Booking, { id: bookingIds[0] ?? '' });
  await app.get(SaveSeatGuestsService).save({
    bookingId: booking.id,
    formKey: app.get(LinkKeysService).keyOf('guests', booking),
    needsConsentVersion: NEEDS_CONSENT_VERSION,
    guests: guests.slice(0, booking.quantity).map(({ name, needs = '' }, position) => ({
      ...{ position, name, needs, hasNeedsConsent: needs !== '', version: 0 },
      ...{ ageBand: 'adult', guardianName: '', guardianPhone: '', photoConsent: 'ask_at_door' },
    })),
  });
}

/** The seats come out of those that were booked before the shop opened, so that the calendar stays as full as it was. */
async function freeSeats(
  { app, manager, actor }: Studio,
  { id }: WorkshopSession,
  parties: typeof DEMO_PARTIES,
) {
  const wanted = parties.reduce((sum, { seats }) => sum + seats, 0);
  const block = await manager.findOneBy(SeatBlock, { sessionId: id, kind: 'elsewhere' });
  if (block === null) return;
  const { version, kind, name, note, seats } = block;
  const blocks = app.get(SeatBlocksService);
  if (seats <= wanted) return blocks.release(actor, { id: block.id, version });
  return blocks.change(actor, { id: block.id, version, kind, name, note, seats: seats - wanted });
}

/** A workshop begins half an hour later than its only guest of the shop has booked it. */
async function askAboutLaterStart(studio: Studio): Promise<void> {
  const { app, manager, actor } = studio;
  const session = await firstSession(
    manager,
    `date > current_date + 3 AND booked_seats + held_seats < capacity
     AND NOT EXISTS (SELECT FROM booking WHERE session_id = session.id)`,
  );
  await writeDown(studio, session, DEMO_ASKED_GUEST);
  const { version, startTime, endTime } = await manager.findOneByOrFail(WorkshopSession, { id: session.id });
  await app
    .get(EditSessionService)
    .update(
      actor,
      { sessionId: session.id, version },
      { ...sessionFields(session), startTime: halfPast(startTime), endTime: halfPast(endTime) },
    );
}

const halfPast = (time: string) => `${time.slice(0, 2)}:30`;

function firstSession(manager: EntityManager, condition: string): Promise<WorkshopSession> {
  return manager
    .createQueryBuilder(WorkshopSession, 'session')
    .where(FOR_ADULTS)
    .andWhere(condition)
    .orderBy('session.date')
    .addOrderBy('session.start_time')
    .limit(1)
    .getOneOrFail();
}
