import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { seatDifferences } from '../../contract/booking-changes/move-difference.js';
import { refusedWith } from '../../testing/refused.js';
import { expectAgreement } from '../../testing/seat-changes/agreement.js';
import { CALL_OFF_ACTS } from '../../testing/seat-changes/call-off-acts.js';
import { type ActOfStep, GUEST_ACTS, type StepChoice } from '../../testing/seat-changes/guest-acts.js';
import { QUEUE_ACTS } from '../../testing/seat-changes/queue-acts.js';
import { RESALE_ACTS } from '../../testing/seat-changes/resale-acts.js';
import { DATES, SeatChangesShop } from '../../testing/seat-changes/seat-changes-shop.js';
import { suiteShop } from '../../testing/suite-shop.js';
import { GuestChangesViewsService } from './guest/guest-changes-views.service.js';
import { MoveByGuestService } from './guest/move-by-guest.service.js';

const ACTS = { ...GUEST_ACTS, ...CALL_OFF_ACTS, ...QUEUE_ACTS, ...RESALE_ACTS } satisfies Record<
  string,
  ActOfStep
>;
type Act = keyof typeof ACTS;

/** Those that change seats come more often than those that follow from them. */
const OFTEN: readonly Act[] = ['move', 'move', 'cancel', 'join', 'buy', 'list', 'call_off'];

/** In hundredths; a generator of doubles would hardly leave zero. */
const aFraction = (min: number, max: number) =>
  fc.integer({ min, max }).map((hundredths) => hundredths / 100);

const step: fc.Arbitrary<StepChoice & { readonly act: Act }> = fc.record({
  act: fc.constantFrom<Act>(...(Object.keys(ACTS) as Act[]), ...OFTEN),
  which: aFraction(0, 99),
  howMany: aFraction(1, 100),
  to: fc.integer({ min: 0, max: DATES - 1 }),
});

const shop = suiteShop({ HOLDS_PER_NETWORK: '1000' });

describe('Seats that are moved, parted, renamed, cancelled, called off, offered and resold again and again', () => {
  const studio = new SeatChangesShop(shop);
  beforeEach(() => studio.open());

  it('agree with money, coupon shares and ledger after each step, and cost what was said', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 14 }), async (steps) => {
        await studio.open();
        for (const { act, ...choice } of steps) {
          await ACTS[act](studio, choice);
          await expectAgreement(studio);
        }
      }),
      // A failing case is shown as it is: looking for a smaller one would take longer than the test may.
      { numRuns: 6, endOnFailure: true },
    );
  }, 240_000);

  it('are never more than a session has when everybody moves into it at once', async () => {
    const target = studio.session(4);
    const codes = await Promise.all(
      (await studio.live()).map(async (booking) => {
        const view = await shop.app.get(GuestChangesViewsService).view(studio.keyOf(booking));
        const date = view.dates.find(({ sessionId }) => sessionId === target.id);
        if (!date) throw new Error('The day is not offered.');
        const prices = { from: view.prices, to: date.prices };
        return refusedWith(
          shop.app.get(MoveByGuestService).move({
            ...{ ...studio.keyOf(booking), version: booking.version, sessionId: target.id },
            positions: view.seats.map(({ position }) => position),
            seenDifferenceKurus: seatDifferences(view.seats, prices, view.cheaperDay).reduce(
              (sum, kurus) => sum + kurus,
              0,
            ),
            requestKey: randomUUID(),
          }),
        );
      }),
    );
    expect(codes.filter((code) => code === 'reschedule_session_full').length).toBeGreaterThan(0);
    expect(codes.filter((code) => code === null).length).toBeGreaterThan(0);
    await expectAgreement(studio);
  });
});
