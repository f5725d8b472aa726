import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { CutConnection } from '../../testing/cut-connection.js';
import { confirmAtBank, holdCart, placeHeldCart, seats } from '../../testing/purchase.js';
import { expectAgreement } from '../../testing/seat-changes/agreement.js';
import { type LiveBooking, SeatChangesShop } from '../../testing/seat-changes/seat-changes-shop.js';
import { suiteShop } from '../../testing/suite-shop.js';
import { joinList } from '../../testing/waiting-list.js';
import { BankReturnService } from '../payments/bank-return.service.js';
import { PaymentSweeperService } from '../payments/payment-sweeper.service.js';
import { EndEntriesService } from '../waiting-list/end-entries.service.js';
import { OfferFreeSeatsService } from '../waiting-list/offer-free-seats.service.js';
import { CancelByGuestService } from './guest/cancel-by-guest.service.js';
import { MoveByGuestService } from './guest/move-by-guest.service.js';

const shop = suiteShop({ HOLDS_PER_NETWORK: '1000' });

/** What acts leave behind, counted: each of them exactly once. */
const TRACES = `SELECT
  (SELECT count(*)::int FROM booking_reschedule) AS moves,
  (SELECT count(*)::int FROM booking_cancellation) AS cancellations,
  (SELECT count(*)::int FROM order_correction) AS corrections,
  (SELECT count(*)::int FROM payment_link) AS links,
  (SELECT count(*)::int FROM refund) AS refunds,
  (SELECT count(*)::int FROM credit) AS credits,
  (SELECT count(*)::int FROM session_call_off WHERE undone_at IS NULL) AS "callOffs",
  (SELECT coalesce(string_agg(coalesce(outcome, told_by, 'new'), ' ' ORDER BY outcome, told_by), '')
     FROM guest_choice) AS choices,
  (SELECT coalesce(string_agg(status, ' ' ORDER BY position), '') FROM waiting_list_entry) AS entries,
  (SELECT coalesce(string_agg(template, ' ' ORDER BY template), '') FROM mail_message
     WHERE template NOT LIKE '%-notice') AS mails`;
const NOTHING = {
  ...{ moves: 0, cancellations: 0, corrections: 0, links: 0, refunds: 0, credits: 0, callOffs: 0 },
  ...{ choices: '', entries: '', mails: '' },
};

describe('A process that dies before any of its writes', () => {
  const studio = new SeatChangesShop(shop);
  let cut: CutConnection;
  let party: LiveBooking;

  beforeAll(() => {
    cut = new CutConnection(shop.dataSource);
  });
  beforeEach(async () => {
    await studio.open();
    party = await partyOfThree();
    await forget();
  });

  async function partyOfThree(): Promise<LiveBooking> {
    const [booking] = await studio.sql<LiveBooking>(
      'SELECT id, version, link_nonce AS "linkNonce" FROM booking WHERE session_id = $1',
      studio.session(0).id,
    );
    if (!booking) throw new Error('There is no party.');
    return booking;
  }
  const forget = () => studio.sql('DELETE FROM mail_message');
  const traces = async () => (await studio.sql<Record<string, unknown>>(TRACES))[0];

  /** The act dies everywhere, is done once, and asked for again it does nothing more. */
  async function leaves(
    act: () => Promise<unknown>,
    expected: Partial<typeof NOTHING>,
    afterDeath?: () => Promise<void>,
  ): Promise<void> {
    const before = await traces();
    const changesNothing = async () => expect(await traces()).toEqual(before);
    const deaths = await cut.beforeEachWrite(act, afterDeath ?? changesNothing);
    expect(deaths).toBeGreaterThan(3);
    await act();
    expect(await traces()).toEqual({ ...before, ...expected });
    await expectAgreement(studio);
  }
  /** The same for a task of several transactions: what is done stays, and the rest is done once. */
  const ends = (act: () => Promise<unknown>, expected: Partial<typeof NOTHING>) =>
    leaves(act, expected, () => Promise.resolve());

  const move = (to: number, seenDifferenceKurus: number) => {
    const asked = { ...studio.keyOf(party), version: party.version, positions: [1] };
    const requestKey = randomUUID();
    return () =>
      shop.app
        .get(MoveByGuestService)
        .move({ ...asked, sessionId: studio.session(to).id, seenDifferenceKurus, requestKey });
  };

  it('moves a guest to a dearer day once, with one payment link', () =>
    leaves(move(2, 15_003), {
      ...{ moves: 1, corrections: 1, links: 1 },
      mails: 'booking-moved booking-ticket',
    }));

  it('moves a guest to a cheaper day once, and pays back once', () =>
    leaves(move(4, -51_667), {
      ...{ moves: 1, corrections: 1, refunds: 1 },
      mails: 'booking-moved booking-ticket',
    }));

  it('cancels one of three seats once', () => {
    const asked = { ...studio.keyOf(party), version: party.version, positions: [2] };
    const wanted = { ...asked, requestKey: randomUUID(), seenRefundKurus: 37_016 };
    return leaves(() => shop.app.get(CancelByGuestService).cancel(wanted), {
      ...{ cancellations: 1, refunds: 1 },
      mails: 'booking-cancelled',
    });
  });

  it('calls a date off once', () => {
    const requestKey = randomUUID();
    return leaves(() => studio.callOffs.callOff(studio.session(0).id, { requestKey }), { callOffs: 1 });
  });

  it('tells each guest of a date that is called off once', async () => {
    await studio.callOffs.callOff(studio.session(0).id);
    await studio.callOffs.callOff(studio.session(1).id);
    await studio.callOffs.letTermPass();
    await ends(() => studio.callOffs.sweep(), {
      ...{ choices: 'unpaid email email', mails: 'workshop-called-off workshop-called-off' },
    });
  });

  it('makes a choice once', async () => {
    await studio.callOffs.announce(studio.session(0).id);
    await forget();
    const wanted = { bookingId: party.id, requestKey: randomUUID() };
    await leaves(
      () => studio.callOffs.choose('guest', { ...wanted, choice: 'move', sessionId: studio.session(3).id }),
      { choices: 'moved', moves: 1, mails: 'booking-moved' },
    );
  });

  it('keeps the money as one credit', async () => {
    await studio.callOffs.announce(studio.session(0).id, { offersCredit: true });
    await forget();
    const wanted = { bookingId: party.id, requestKey: randomUUID() };
    await leaves(() => studio.callOffs.choose('guest', { ...wanted, choice: 'credit' }), {
      ...{ choices: 'credited', refunds: 1, credits: 1, mails: 'booking-cancelled' },
    });
  });

  it('pays one order with a credit', async () => {
    await studio.callOffs.announce(studio.session(0).id, { offersCredit: true });
    await studio.callOffs.choose('guest', { bookingId: party.id, choice: 'credit' });
    const [credit] = await studio.sql<{ code: string; left: number }>(
      'SELECT code, left_kurus AS left FROM credit',
    );
    if (!credit) throw new Error('There is no credit.');
    const { priceKurus } = studio.session(3);
    const held = await holdCart(shop.app, { lines: [seats(studio.session(3))] });
    await forget();
    const pays = () => placeHeldCart(shop.app, held, { credit: { code: credit.code, kurus: priceKurus } });
    await ends(pays, { mails: 'order-confirmation' });
    expect(await studio.sql('SELECT left_kurus AS left FROM credit')).toEqual([
      { left: credit.left - priceKurus },
    ]);
  });

  it('pays back once who stays silent', async () => {
    await studio.callOffs.announce(studio.session(0).id);
    await studio.callOffs.letChoicesPass();
    await forget();
    await ends(() => studio.callOffs.sweep(), {
      ...{ choices: 'silent', refunds: 1, mails: 'booking-cancelled' },
    });
  });

  describe('while somebody waits', () => {
    let key: Awaited<ReturnType<typeof joinList>>;
    beforeEach(async () => {
      await studio.sql('UPDATE workshop_session SET capacity = 3 WHERE id = $1', studio.session(0).id);
      key = await joinList(shop.app, studio.session(0).id, { seats: 1 });
      const asked = { ...studio.keyOf(party), version: party.version, positions: [0] };
      await shop.app
        .get(CancelByGuestService)
        .cancel({ ...asked, requestKey: randomUUID(), seenRefundKurus: 37_016 });
      await shop.app.get(PaymentSweeperService).sweep();
      await forget();
    });
    const offer = () => shop.app.get(OfferFreeSeatsService).offerFreed(studio.session(0).id);

    it('offers a freed seat once', () =>
      leaves(offer, { entries: 'offered', mails: 'waiting-list-offered' }));

    it('passes a declined seat on once', async () => {
      await offer();
      await leaves(() => shop.app.get(EndEntriesService).end(key.entryId, 'left'), { entries: 'left' });
    });

    it('sells an offered seat once', async () => {
      await offer();
      const held = await holdCart(shop.app, { lines: [seats(studio.session(0))], offer: key });
      const { fields } = await confirmAtBank(await placeHeldCart(shop.app, held));
      await forget();
      const comesBack = async () => {
        await shop.app.get(BankReturnService).receive(fields);
        await studio.sql(
          `UPDATE payment_attempt SET next_check_at = now() - interval '1 second' WHERE status = 'authorising'`,
        );
        await shop.app.get(PaymentSweeperService).sweep();
      };
      await ends(comesBack, { entries: 'taken', mails: 'order-confirmation' });
    });
  });
});
