import { expect } from '@jest/globals';
import type { EntryKeyDto } from '../../contract/waiting-list/waiting-list.dto.js';
import { BankReturnService } from '../../src/payments/bank-return.service.js';
import { LinkKeysService } from '../../src/platform/security/link-keys.service.js';
import { EndEntriesService } from '../../src/waiting-list/end-entries.service.js';
import { EntryViewsService } from '../../src/waiting-list/entry-views.service.js';
import { WaitingListSweeperService } from '../../src/waiting-list/waiting-list-sweeper.service.js';
import { confirmAtBank, holdCart, placeHeldCart, seats } from '../purchase.js';
import { refusedWith } from '../refused.js';
import { joinList } from '../waiting-list.js';
import { type ActOfStep, pick } from './guest-acts.js';
import { resaleRefunds } from './resale-acts.js';
import type { SeatChangesShop } from './seat-changes-shop.js';

interface Room {
  readonly free: number;
  /** Whether somebody has to leave for whoever pays. */
  readonly isFull: boolean;
  readonly isQueueFirst: boolean;
  readonly isRemoved: boolean;
}

async function roomIn(studio: SeatChangesShop, at: number): Promise<Room> {
  const [room] = await studio.sql<Room>(
    `SELECT greatest(0, capacity - booked_seats - held_seats + listed_seats) AS free, booked_seats >= capacity AS "isFull",
       is_queue_first AS "isQueueFirst",
       removed_at IS NOT NULL AS "isRemoved" FROM workshop_session WHERE id = $1`,
    studio.session(at).id,
  );
  if (!room) throw new Error(`There is no session ${at}.`);
  return room;
}

const join: ActOfStep = async (studio, { which, howMany, to }) => {
  const wanted = Math.ceil(howMany * 3);
  const takesFewer = which > 0.5;
  const { free, isQueueFirst, isRemoved } = await roomIn(studio, to);
  const joined = joinList(studio.shop.app, studio.session(to).id, {
    ...{ seats: wanted, takesFewer, takesAnyDate: howMany > 0.5 },
  });
  const isEnough = !isQueueFirst && free >= (takesFewer ? 1 : wanted);
  const refusal = isRemoved ? 'waiting_list_closed' : isEnough ? 'waiting_list_seats_free' : null;
  expect(await refusedWith(joined)).toBe(refusal);
};

const offer: ActOfStep = (studio) => studio.shop.app.get(WaitingListSweeperService).sweep();

/**
 * Somebody buys a seat in the calendar: possible exactly where one is free or listed and nobody waits for it. A guest who
 * listed theirs is replaced only when no other is free, for what they were told.
 */
const buy: ActOfStep = async (studio, { to }) => {
  const { free, isFull, isQueueFirst, isRemoved } = await roomIn(studio, to);
  const before = await studio.refundedKurus();
  const resale = isFull ? await resaleRefunds(studio, studio.session(to).id) : [0];
  const isForSale = free > 0 && !isQueueFirst && !isRemoved;
  const bought = paid(studio, holdCart(studio.shop.app, { lines: [seats(studio.session(to))] }));
  expect(await refusedWith(bought)).toBe(isForSale ? null : 'cart_changed');
  expect(isForSale ? resale : [0]).toContain((await studio.refundedKurus()) - before);
};

async function paid(studio: SeatChangesShop, held: ReturnType<typeof holdCart>): Promise<void> {
  const placed = await placeHeldCart(studio.shop.app, await held);
  await studio.shop.app.get(BankReturnService).receive((await confirmAtBank(placed)).fields);
}

async function offered(studio: SeatChangesShop, which: number): Promise<EntryKeyDto | null> {
  const entries = await studio.sql<{ id: string; linkNonce: string }>(
    `SELECT id, link_nonce AS "linkNonce" FROM waiting_list_entry WHERE status = 'offered' ORDER BY position`,
  );
  const entry = pick(entries, which);
  if (!entry) return null;
  return { entryId: entry.id, entryKey: studio.shop.app.get(LinkKeysService).keyOf('waiting-list', entry) };
}

/** Buys what is offered, or a part of it. */
const accept: ActOfStep = async (studio, { which, howMany }) => {
  const key = await offered(studio, which);
  const page = key && (await studio.shop.app.get(EntryViewsService).view(key));
  if (!key || !page?.offer) return;
  const { seats: count, session } = page.offer;
  const lines = [seats({ ...session, studentPriceKurus: null }, Math.ceil(howMany * count))];
  const at = studio.sessions.findIndex(({ id }) => id === session.id);
  const { isRemoved } = await roomIn(studio, at);
  const bought = paid(studio, holdCart(studio.shop.app, { lines, offer: key }));
  expect(await refusedWith(bought)).toBe(isRemoved ? 'cart_changed' : null);
};

const decline: ActOfStep = async (studio, { which }) => {
  const key = await offered(studio, which);
  if (key) await studio.shop.app.get(EndEntriesService).end(key.entryId, 'declined');
};

const expire: ActOfStep = async (studio) => {
  await studio.sql(
    `UPDATE waiting_list_entry SET offer_ends_at = now() - interval '1 second' WHERE status = 'offered'`,
  );
  await studio.shop.app.get(WaitingListSweeperService).sweep();
};

export const QUEUE_ACTS = {
  join,
  offer,
  buy,
  accept,
  decline,
  expire,
} as const satisfies Record<string, ActOfStep>;
