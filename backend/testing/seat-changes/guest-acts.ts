import { randomUUID } from 'node:crypto';
import { expect } from '@jest/globals';
import { seatDifferences } from '../../contract/booking-changes/move-difference.js';
import { CancelByGuestService } from '../../src/booking-changes/guest/cancel-by-guest.service.js';
import { CancellationBillService } from '../../src/booking-changes/guest/cancellation-bill.service.js';
import { GuestChangesViewsService } from '../../src/booking-changes/guest/guest-changes-views.service.js';
import { MoveByGuestService } from '../../src/booking-changes/guest/move-by-guest.service.js';
import { RescheduleBookingService } from '../../src/booking-changes/reschedule/reschedule-booking.service.js';
import { GuestFormService } from '../../src/bookings/seat-guests/guest-form.service.js';
import { SaveSeatGuestsService } from '../../src/bookings/seat-guests/save-seat-guests.service.js';
import { BankReturnService } from '../../src/payments/bank-return.service.js';
import { PayByLinkService } from '../../src/payments/links/pay-by-link.service.js';
import { PaymentLinkViewsService } from '../../src/payments/links/payment-link-views.service.js';
import { visitBank } from '../../sandbox/iyzico/bank-visitor.js';
import { aCard } from '../purchase.js';
import { keyIn, type LiveBooking, type SeatChangesShop } from './seat-changes-shop.js';

/** What a step is about, as fractions of what there is. */
export interface StepChoice {
  /** Which of the bookings or of the entries. */
  readonly which: number;
  /** How many of the seats. */
  readonly howMany: number;
  /** Which of the dates. */
  readonly to: number;
}

/** Carries out a step if it is possible now. What is agreed to is computed as the browser does. */
export type ActOfStep = (studio: SeatChangesShop, choice: StepChoice) => Promise<void>;

export function pick<T>(all: readonly T[], which: number): T | undefined {
  return all[Math.floor(which * all.length)];
}

/** A booking that its guest may change, and some of its seats. */
export async function chosenSeats(studio: SeatChangesShop, { which, howMany }: StepChoice) {
  const booking = pick(await studio.live(), which);
  if (!booking) return null;
  const view = await studio.shop.app.get(GuestChangesViewsService).view(studio.keyOf(booking));
  if (view.state !== 'open') return null;
  const seats = view.seats.slice(0, Math.ceil(howMany * view.seats.length));
  const positions = seats.map(({ position }) => position);
  const requestKey = randomUUID();
  return { view, seats, asked: { ...studio.keyOf(booking), version: view.version, positions, requestKey } };
}

const move: ActOfStep = async (studio, choice) => {
  const found = await chosenSeats(studio, choice);
  if (!found) return;
  const { view, seats, asked } = found;
  const date = view.dates.find(({ sessionId }) => sessionId === studio.session(choice.to).id);
  if (!date || date.freeSeats < seats.length || seats.some(({ moveRefusal }) => moveRefusal !== null)) return;
  const prices = { from: view.prices, to: date.prices };
  const seenDifferenceKurus = seatDifferences(seats, prices, view.cheaperDay).reduce(
    (sum, kurus) => sum + kurus,
    0,
  );
  const before = await studio.refundedKurus();
  await studio.shop.app
    .get(MoveByGuestService)
    .move({ ...asked, sessionId: date.sessionId, seenDifferenceKurus });
  expect((await studio.refundedKurus()) - before).toBeLessThanOrEqual(Math.max(0, -seenDifferenceKurus));
};

const moveByStudio: ActOfStep = async (studio, choice) => {
  const found = await chosenSeats(studio, choice);
  const date = found?.view.dates.find(({ sessionId }) => sessionId === studio.session(choice.to).id);
  if (!found || !date || date.freeSeats < found.seats.length) return;
  const { formKey: _formKey, ...asked } = found.asked;
  await studio.shop.dataSource.transaction((manager) =>
    studio.shop.app
      .get(RescheduleBookingService)
      .reschedule(manager, studio.actor, { ...asked, sessionId: date.sessionId, reason: '' }),
  );
};

const cancel: ActOfStep = async (studio, choice) => {
  const found = await chosenSeats(studio, choice);
  if (!found || !found.seats.every(({ mayCancel }) => mayCancel)) return;
  const { asked } = found;
  const { refundKurus } = await studio.shop.app.get(CancellationBillService).preview(asked);
  const before = await studio.refundedKurus();
  const answer = await studio.shop.app
    .get(CancelByGuestService)
    .cancel({ ...asked, seenRefundKurus: refundKurus });
  expect(answer).toEqual({ refundKurus });
  expect((await studio.refundedKurus()) - before).toBe(refundKurus);
};

const rename: ActOfStep = async (studio, { which, howMany }) => {
  const booking = pick(await studio.live(), which);
  if (!booking) return;
  const key = studio.keyOf(booking);
  const { seats, state } = await studio.shop.app.get(GuestFormService).view(key);
  if (state !== 'open') return;
  const guests = seats.slice(0, Math.ceil(howMany * seats.length)).map(({ position, version }) => ({
    ...{ position, version, name: `Misafir ${randomUUID().slice(0, 8)}`, ageBand: 'adult' as const },
    ...{ guardianName: '', guardianPhone: '', needs: '', hasNeedsConsent: false },
    photoConsent: 'no' as const,
  }));
  const saved = await studio.shop.app
    .get(SaveSeatGuestsService)
    .save({ ...key, guests, needsConsentVersion: '2026-11' });
  const names = saved.form.seats.map(({ guest }) => guest?.name);
  expect(names).toEqual(expect.arrayContaining(guests.map(({ name }) => name)));
};

/** Pays the difference to a dearer day. */
const pay: ActOfStep = async (studio, { which }) => {
  const link = await openLink(studio, pick(await studio.live(), which));
  if (!link) return;
  const { bankPage } = await studio.shop.app.get(PayByLinkService).pay(
    {
      ...{ linkId: link.id, accessKey: keyIn(link.url), amountKurus: link.amountKurus },
      card: aCard(),
    },
    '198.51.100.9',
  );
  const wayBack = await visitBank(bankPage);
  if (!wayBack) throw new Error('The bank did not send the payer back.');
  await studio.shop.app.get(BankReturnService).receive(wayBack.fields);
};

async function openLink(studio: SeatChangesShop, booking: LiveBooking | undefined) {
  if (!booking) return null;
  const [{ orderId } = { orderId: '' }] = await studio.sql<{ orderId: string }>(
    'SELECT order_id AS "orderId" FROM booking WHERE id = $1',
    booking.id,
  );
  const link = await studio.shop.app.get(PaymentLinkViewsService).latestOfOrder(orderId);
  return link?.state === 'open' ? link : null;
}

export const GUEST_ACTS = {
  move,
  move_by_studio: moveByStudio,
  cancel,
  rename,
  pay,
} as const satisfies Record<string, ActOfStep>;
