import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { addDays, studioDate } from '../contract/common/dates.js';
import { aWorkshopSession } from '../seed/workshops.js';
import { expectTrpcRefusal, INVALID, type Refusal, refused } from '../testing/refusals.js';
import { expectAgreement } from '../testing/seat-changes/agreement.js';
import { type LiveBooking, SeatChangesShop } from '../testing/seat-changes/seat-changes-shop.js';
import { ShopClient } from '../testing/shop-client.js';
import { suiteServer } from '../testing/suite-server.js';
import { dataOf, refusalOf } from '../testing/visitor.js';
import { aWish, joinList } from '../testing/waiting-list.js';
import { TicketLinksService } from '../src/bookings/ticket-links.service.js';

/** A wrong part of a request, and how it is refused. */
type Attack = readonly [what: string, wrong: () => Record<string, unknown>, refusal: Refusal];

const server = suiteServer();
const shop = new ShopClient(server);
const studio = new SeatChangesShop(server);
/** A party of three, and the booking of somebody else. */
let mine: LiveBooking;
let anothers: LiveBooking;
let glassId: string;
let pastId: string;
let removedId: string;

async function begin(): Promise<void> {
  await studio.open();
  [mine, anothers] = [await bookingIn(0), await bookingIn(2)];
  const { manager } = server.dataSource;
  const date = addDays(studioDate(new Date()), 8);
  glassId = (await aWorkshopSession(manager, { title: 'Cam boyama', date })).id;
  pastId = (await aWorkshopSession(manager, { title: 'Çark', date: '2026-01-05' })).id;
  removedId = (await aWorkshopSession(manager, { title: 'Çark', date })).id;
  await studio.sql('UPDATE workshop_session SET removed_at = now() WHERE id = $1', removedId);
}

async function bookingIn(at: number): Promise<LiveBooking> {
  const [booking] = await studio.sql<LiveBooking>(
    'SELECT id, version, link_nonce AS "linkNonce" FROM booking WHERE session_id = $1',
    studio.session(at).id,
  );
  if (!booking) throw new Error(`Nobody booked session ${at}.`);
  return booking;
}
const refuses = (refusal: Refusal, procedure: string, input: object) =>
  expectTrpcRefusal(server.dataSource, refusal, () => shop.mutate(procedure, input));
const aMove = () => ({
  ...{ ...studio.keyOf(mine), version: mine.version, sessionId: studio.session(3).id },
  ...{ positions: [0], seenDifferenceKurus: 0, requestKey: randomUUID() },
});
const aCancellation = () => ({
  ...{ ...studio.keyOf(mine), version: mine.version, positions: [0] },
  ...{ seenRefundKurus: 1, requestKey: randomUUID() },
});

const WRONG_SEATS: readonly Attack[] = [
  ['none', () => ({ positions: [] }), INVALID],
  ['one twice', () => ({ positions: [0, 0] }), INVALID],
  ['a negative one', () => ({ positions: [-1] }), INVALID],
  ['half of one', () => ({ positions: [0.5] }), INVALID],
  ['more than anybody buys', () => ({ positions: Array.from({ length: 100 }, (_, at) => at) }), INVALID],
  ['one far away', () => ({ positions: [1e12] }), INVALID],
  ['a text', () => ({ positions: '0' }), INVALID],
  ['a list in a list', () => ({ positions: [[0]] }), INVALID],
  ['nothing at all', () => ({ positions: null }), INVALID],
  ['one that is not in the booking', () => ({ positions: [0, 3] }), refused(409, 'reschedule_seat_unknown')],
];

const WRONG_LINKS: readonly Attack[] = [
  ['of another booking', () => ({ formKey: studio.keyOf(anothers).formKey }), notFound()],
  ['to somebody else’s booking', () => ({ bookingId: anothers.id }), notFound()],
  ['to a booking that there is not', () => ({ bookingId: randomUUID() }), notFound()],
  ['of the ticket, which is passed on', () => ({ formKey: ticketKey() }), notFound()],
  ['that is empty', () => ({ formKey: '' }), INVALID],
  ['in other letters', () => ({ formKey: 'ğ'.repeat(43) }), INVALID],
  ['that is endless', () => ({ formKey: 'a'.repeat(10_000) }), INVALID],
];

const WRONG_ACTS: readonly Attack[] = [
  ['an old version', () => ({ version: mine.version + 1 }), refused(409, 'changed_meanwhile')],
  ['no version', () => ({ version: -1 }), INVALID],
  ['a version beyond all numbers', () => ({ version: 2 ** 53 }), INVALID],
  ['a key that is none', () => ({ requestKey: `'; DROP TABLE booking; --` }), INVALID],
];

function notFound(): Refusal {
  return refused(404, 'guest_changes_not_found');
}
function ticketKey(): string {
  return server.app.get(TicketLinksService).keyOf(mine);
}

describe('A request to move seats', () => {
  // What is refused changes nothing, so the others begin anew.
  beforeAll(begin);

  const WRONG_DAYS: readonly Attack[] = [
    ['of another workshop', () => ({ sessionId: glassId }), refused(400, 'move_not_same_workshop')],
    ['that is over', () => ({ sessionId: pastId }), refused(409, 'reschedule_session_gone')],
    ['that was removed', () => ({ sessionId: removedId }), refused(409, 'reschedule_session_gone')],
    ['that never was', () => ({ sessionId: randomUUID() }), refused(409, 'reschedule_session_gone')],
    ['that is none', () => ({ sessionId: 'yarın' }), INVALID],
    [
      'of the seats themselves',
      () => ({ sessionId: studio.session(0).id }),
      refused(400, 'reschedule_to_same_session'),
    ],
    [
      'for a price that was never said',
      () => ({ seenDifferenceKurus: -85_000 }),
      refused(409, 'move_price_changed'),
    ],
    ['for an endless price', () => ({ seenDifferenceKurus: -1e15 }), INVALID],
  ];

  it.each([...WRONG_LINKS])('by a link %s is refused', (_what, wrong, refusal) =>
    refuses(refusal, 'guestChanges.move', { ...aMove(), ...wrong() }),
  );
  it.each([...WRONG_SEATS])('of seats that are wrong, %s, is refused', (_what, wrong, refusal) =>
    refuses(refusal, 'guestChanges.move', { ...aMove(), ...wrong() }),
  );
  it.each([...WRONG_DAYS])('to a day %s is refused', (_what, wrong, refusal) =>
    refuses(refusal, 'guestChanges.move', { ...aMove(), ...wrong() }),
  );
  it.each([...WRONG_ACTS])('with %s is refused', (_what, wrong, refusal) =>
    refuses(refusal, 'guestChanges.move', { ...aMove(), ...wrong() }),
  );

  it('in any order of its seats moves them once', async () => {
    await begin();
    const asked = { ...aMove(), positions: [2, 0] };
    expect(await shop.mutate('guestChanges.move', asked)).toMatchObject({ status: 200 });
    expect(await shop.mutate('guestChanges.move', asked)).toMatchObject({ status: 200 });
    const again = await shop.mutate('guestChanges.move', { ...asked, positions: [1] });
    expect([again.status, refusalOf(again).code]).toEqual([409, 'changed_meanwhile']);
    await expectAgreement(studio);
  });

  it('takes no seat of a day past those who wait for it', async () => {
    await begin();
    await studio.sql('UPDATE workshop_session SET is_queue_first = true WHERE id = $1', studio.session(3).id);
    await refuses(refused(409, 'reschedule_session_full'), 'guestChanges.move', aMove());
  });
});

describe('A request to cancel seats', () => {
  beforeAll(begin);

  const MONEY: readonly Attack[] = [
    ['more money than there is', () => ({ seenRefundKurus: 1e9 }), refused(409, 'cancellation_bill_changed')],
    ['less than nothing', () => ({ seenRefundKurus: -1 }), INVALID],
  ];
  it.each([...WRONG_LINKS])('by a link %s is refused', (_what, wrong, refusal) =>
    refuses(refusal, 'guestChanges.cancel', { ...aCancellation(), ...wrong() }),
  );
  it.each([...WRONG_SEATS])('of seats that are wrong, %s, is refused', (_what, wrong, refusal) =>
    refuses(refusal, 'guestChanges.cancel', { ...aCancellation(), ...wrong() }),
  );
  it.each([...WRONG_ACTS, ...MONEY])('with %s is refused', (_what, wrong, refusal) =>
    refuses(refusal, 'guestChanges.cancel', { ...aCancellation(), ...wrong() }),
  );

  it('with the key of a move, and a move with the key of a cancellation, books each of them once and rightly', async () => {
    await begin();
    const requestKey = randomUUID();
    const asked = { ...studio.keyOf(mine), positions: [0] };
    const bill = dataOf(await shop.query('guestChanges.cancellationBill', asked)) as { refundKurus: number };
    const cancellation = { ...aCancellation(), requestKey, seenRefundKurus: bill.refundKurus };
    expect(await shop.mutate('guestChanges.cancel', cancellation)).toMatchObject({ status: 200 });
    const [{ version } = { version: 0 }] = await studio.sql<{ version: number }>(
      'SELECT version FROM booking WHERE id = $1',
      mine.id,
    );
    const move = { ...aMove(), positions: [1], version, requestKey, sessionId: studio.session(4).id };
    const moved = await shop.mutate('guestChanges.move', { ...move, seenDifferenceKurus: -51_667 });
    expect(moved.status).toBe(200);
    expect(await studio.refundedKurus()).toBe(bill.refundKurus + 51_667);
    await expectAgreement(studio);
  });
});

describe('The choice of a guest whose date is called off', () => {
  const aChoice = () => ({
    ...studio.choiceKeyOf(mine),
    ...{ choice: 'move', sessionId: studio.session(3).id, requestKey: randomUUID() },
  });
  const missing = refused(404, 'choice_not_found');
  const gone = refused(409, 'choice_date_gone');
  const WRONG: readonly Attack[] = [
    ['the key of another booking', () => ({ choiceKey: studio.choiceKeyOf(anothers).choiceKey }), missing],
    ['the key of the page of changes', () => ({ choiceKey: studio.keyOf(mine).formKey }), missing],
    ['a booking that nobody was asked about', () => studio.choiceKeyOf(anothers), missing],
    ['a day of another workshop', () => ({ sessionId: glassId }), gone],
    ['the day that is called off', () => ({ sessionId: studio.session(0).id }), gone],
    ['a day that is over', () => ({ sessionId: pastId }), gone],
    ['no day', () => ({ sessionId: null }), INVALID],
    ['another answer', () => ({ choice: 'both' }), INVALID],
    ['a yes to what does not take place', () => ({ choice: 'agree' }), gone],
  ];
  async function callOff(): Promise<void> {
    await begin();
    await studio.callOffs.announce(studio.session(0).id);
  }
  beforeAll(callOff);

  it.each([...WRONG])('with %s is refused', (_what, wrong, refusal) =>
    refuses(refusal, 'guestChoices.choose', { ...aChoice(), ...wrong() }),
  );

  it.each([
    ['a text', 'yarın'],
    ['a list', [randomUUID()]],
    ['a number', 5],
  ])('of the money looks at no day, such as %s', async (_what, sessionId) => {
    await callOff();
    const answer = await shop.mutate('guestChoices.choose', { ...aChoice(), choice: 'refund', sessionId });
    expect(answer.status).toBe(200);
    await expectAgreement(studio);
  });
});

describe('A request to wait', () => {
  let fullId: string;
  beforeAll(async () => {
    await begin();
    const full = await aWorkshopSession(server.dataSource.manager, { capacity: 4, seatsTakenElsewhere: 4 });
    fullId = full.id;
  });
  const closed = refused(409, 'waiting_list_closed');
  const WRONG: readonly Attack[] = [
    ['no seats', () => ({ seats: 0 }), INVALID],
    ['seats for a village', () => ({ seats: 1e9 }), INVALID],
    ['half a seat', () => ({ seats: 1.5 }), INVALID],
    ['fewer than no seats', () => ({ seats: -4 }), INVALID],
    ['more seats than there are', () => ({ seats: 5 }), refused(400, 'waiting_list_too_many_seats')],
    ['a day that is over', () => ({ sessionId: pastId }), closed],
    ['a day that was removed', () => ({ sessionId: removedId }), closed],
    ['a day that never was', () => ({ sessionId: randomUUID() }), closed],
    ['a day with free seats', () => ({ sessionId: glassId }), refused(409, 'waiting_list_seats_free')],
    ['two addresses', () => ({ email: 'bir@toprak.example, iki@toprak.example' }), INVALID],
    ['a name of nothing visible', () => ({ name: '\u200b\u200b' }), INVALID],
    ['an endless note', () => ({ note: 'ç'.repeat(301) }), INVALID],
    ['a key that is none', () => ({ requestKey: '1' }), INVALID],
    ['a yes that is none', () => ({ takesFewer: 'belki' }), INVALID],
  ];

  it.each([...WRONG])('with %s is refused', (_what, wrong, refusal) =>
    refuses(refusal, 'waitingList.join', { ...aWish(fullId), ...wrong() }),
  );

  it('fills no inbox: five days at most for one mailbox, however it is written', async () => {
    const others = await Promise.all(
      Array.from({ length: 6 }, (_, at) =>
        aWorkshopSession(server.dataSource.manager, {
          ...{ capacity: 2, seatsTakenElsewhere: 2, date: addDays(studioDate(new Date()), 9 + at) },
        }),
      ),
    );
    const answers = [];
    for (const [at, { id }] of others.entries()) {
      const email = at % 2 === 0 ? 'kurban@toprak.example' : `kurban+${at}@toprak.example`;
      answers.push((await shop.mutate('waitingList.join', aWish(id, { email }))).status);
    }
    expect(answers).toEqual([200, 200, 200, 200, 200, 429]);
    const [{ count } = { count: 0 }] = await studio.sql<{ count: number }>(
      `SELECT count(*)::int AS count FROM mail_message WHERE template = 'waiting-list-joined'`,
    );
    expect(count).toBe(5);
  });

  it('comes from one network twenty times a day at most', async () => {
    const oneVisitor = new ShopClient(server, { address: '198.51.100.77' });
    let last = 200;
    for (let times = 0; times < 21; times += 1) {
      const email = `kisi-${times}@toprak.example`;
      last = (await oneVisitor.mutate('waitingList.join', aWish(fullId, { email }))).status;
      if (times < 20) expect(last).toBe(200);
    }
    expect(last).toBe(429);
  });

  it('opens, ends and takes nothing by the key of somebody else', async () => {
    const [own, other] = [await joinList(server.app, fullId), await joinList(server.app, fullId)];
    const forged = { entryId: other.entryId, entryKey: own.entryKey };
    for (const act of ['decline', 'leave']) {
      await refuses(refused(404, 'waiting_list_entry_not_found'), `waitingList.${act}`, forged);
    }
    await refuses(refused(409, 'waiting_list_offer_over'), 'waitingList.decline', own);
  });
});
