import { randomUUID } from 'node:crypto';
import { expect } from '@jest/globals';
import { BookingMoneyService } from '../../src/booking-changes/call-off/booking-money.service.js';
import { GuestChoiceQueriesService } from '../../src/booking-changes/call-off/guest-choice-queries.service.js';
import { Booking } from '../../src/bookings/booking.entity.js';
import type { CallOffView } from '../../contract/booking-changes/call-off/call-off.views.js';
import { CallOffQueriesService } from '../../src/booking-changes/call-off/back-office/call-off-queries.service.js';
import { CreditQueriesService } from '../../src/payments/credits/credit-queries.service.js';
import { SendDueRefundsService } from '../../src/payments/send-due-refunds.service.js';
import { refusedWith } from '../refused.js';
import { type ActOfStep, pick } from './guest-acts.js';
import type { SeatChangesShop } from './seat-changes-shop.js';

const callOff: ActOfStep = async (studio, { to, howMany }) => {
  const { id } = studio.session(to);
  const [session] = await studio.sql<{ version: number }>(
    'SELECT version FROM workshop_session WHERE id = $1 AND removed_at IS NULL',
    id,
  );
  // Two dates at least stay, so that there is something to choose.
  const [open] = await studio.sql<{ count: number }>(
    'SELECT count(*)::int AS count FROM workshop_session WHERE removed_at IS NULL',
  );
  if (!session || (open?.count ?? 0) <= 2) return;
  const offers = { offersDates: howMany < 0.8, offersCredit: howMany > 0.3 };
  await studio.callOffs.callOff(id, { version: session.version, ...offers });
};

const undo: ActOfStep = async (studio, { to }) => {
  const callOffMade = await callOffOf(studio, to);
  if (callOffMade?.announcedAt === null) await studio.callOffs.undo(studio.session(to).id);
};

function callOffOf(studio: SeatChangesShop, at: number): Promise<CallOffView | null> {
  return studio.shop.app.get(CallOffQueriesService).ofSession(studio.session(at).id);
}

/** The ten minutes of all call-offs pass. */
const announce: ActOfStep = async (studio) => {
  await studio.callOffs.letTermPass();
  await studio.callOffs.sweep();
};

interface OpenChoice {
  readonly id: string;
  readonly linkNonce: string;
}

function openChoices(studio: SeatChangesShop): Promise<OpenChoice[]> {
  return studio.sql(
    `SELECT b.id, b.link_nonce AS "linkNonce" FROM guest_choice c JOIN booking b ON b.id = c.booking_id
     WHERE c.outcome IS NULL AND c.told_by IS NOT NULL AND b.session_id = c.session_id AND b.status <> 'cancelled'
     ORDER BY b.created_at, b.id`,
  );
}

const choose: ActOfStep = async (studio, { which, to }) => {
  const booking = pick(await openChoices(studio), which);
  if (!booking) return;
  const view = await studio.shop.app.get(GuestChoiceQueriesService).view(studio.choiceKeyOf(booking));
  const date = pick(view.dates, which);
  const before = await studio.refundedKurus();
  const wanted = { bookingId: booking.id, requestKey: randomUUID() };
  if (to > 1 && date) {
    await studio.callOffs.choose('guest', { ...wanted, choice: 'move', sessionId: date.sessionId });
    expect(await studio.refundedKurus()).toBe(before);
  } else {
    await studio.callOffs.choose('guest', { ...wanted, choice: 'refund' });
    expect((await studio.refundedKurus()) - before).toBe(view.refundKurus);
  }
};

/** The money stays with the studio: the line is paid back as said, and the credit is all of it. */
const chooseCredit: ActOfStep = async (studio, { which }) => {
  const booking = pick(await openChoices(studio), which);
  if (!booking) return;
  const { app } = studio.shop;
  const view = await app.get(GuestChoiceQueriesService).view(studio.choiceKeyOf(booking));
  const before = await studio.refundedKurus();
  const chosen = studio.callOffs.choose('guest', { bookingId: booking.id, choice: 'credit' });
  if (view.creditKurus === 0) {
    expect(await refusedWith(chosen)).toBe('credit_not_offered');
    return;
  }
  await chosen;
  expect((await studio.refundedKurus()) - before).toBe(view.refundKurus);
  const credit = await app.get(CreditQueriesService).ofBooking(studio.shop.dataSource.manager, booking.id);
  expect(credit).toMatchObject({ amountKurus: view.creditKurus, leftKurus: view.creditKurus });
  await app.get(SendDueRefundsService).sendDue();
};

/** The days to choose pass: whoever has not answered gets exactly what their page says. */
const stayingSilent: ActOfStep = async (studio) => {
  let saidKurus = 0;
  for (const { id } of await openChoices(studio)) {
    const { manager } = studio.shop.dataSource;
    const booking = await manager.findOneByOrFail(Booking, { id });
    saidKurus += (await studio.shop.app.get(BookingMoneyService).of(manager, booking)).refundKurus;
  }
  const before = await studio.refundedKurus();
  await studio.callOffs.letChoicesPass();
  await studio.callOffs.sweep();
  expect((await studio.refundedKurus()) - before).toBe(saidKurus);
};

export const CALL_OFF_ACTS = {
  call_off: callOff,
  undo,
  announce,
  choose,
  choose_credit: chooseCredit,
  silence: stayingSilent,
} as const satisfies Record<string, ActOfStep>;
