import { beforeEach, describe, expect, it } from '@jest/globals';
import { addDays } from '../../../contract/common/dates.js';
import type { JoinWaitingListDto } from '../../../contract/waiting-list/waiting-list.dto.js';
import { aWorkshopSession } from '../../../seed/workshops.js';
import { emptyTables } from '../../../testing/empty-tables.js';
import { anActor } from '../../../testing/order-transitions.js';
import { refusedWith } from '../../../testing/refused.js';
import { suiteShop } from '../../../testing/suite-shop.js';
import { joinList } from '../../../testing/waiting-list.js';
import type { Actor } from '../../platform/sessions/actor.js';
import { SeatsService } from '../../workshops/seats.service.js';
import type { WorkshopSession } from '../../workshops/workshop-session.entity.js';
import { RemoveSessionService } from '../../workshops/back-office/remove-session.service.js';
import { OfferFreeSeatsService } from '../offer-free-seats.service.js';
import { WaitingListSweeperService } from '../waiting-list-sweeper.service.js';
import { ManageQueueService } from './manage-queue.service.js';
import { SessionQueuesService } from './session-queues.service.js';

const CAPACITY = 4;

const shop = suiteShop();
let actor: Actor;
let full: WorkshopSession;

beforeEach(async () => {
  await emptyTables(shop.dataSource, 'workshop_session', 'mail_message', 'outbox_job', 'log_entry');
  actor = await anActor(shop.app);
  full = await aWorkshopSession(shop.dataSource.manager, {
    ...{ capacity: CAPACITY, seatsTakenElsewhere: CAPACITY },
  });
});

const join = async (wish: Partial<JoinWaitingListDto> = {}) =>
  (await joinList(shop.app, full.id, wish)).entryId;
const queue = () => shop.app.get(SessionQueuesService).of(full.id);
const manage = () => shop.app.get(ManageQueueService);
const free = (count = 1) =>
  shop.dataSource.transaction((manager) => shop.app.get(SeatsService).returnSeats(manager, full.id, count));
const runOffers = () => shop.app.get(OfferFreeSeatsService).offerFreed(full.id);
const version = async () => {
  const [row] = await shop.dataSource.query<{ version: number }[]>(
    'SELECT version FROM workshop_session WHERE id = $1',
    [full.id],
  );
  return row?.version ?? 0;
};
const logged = async () => {
  const rows = await shop.dataSource.query<{ event: string }[]>(
    `SELECT details->>'event' AS event FROM log_entry ORDER BY id`,
  );
  return rows.map(({ event }) => event);
};

describe('The studio', () => {
  it('sees who waits, in which order, and why nobody is asked', async () => {
    const first = await join({ seats: 2, note: 'İkimiz birlikte' });
    await join();
    expect(await queue()).toMatchObject({
      ...{ reason: 'full', freeSeats: 0, waitedSeats: 3 },
      entries: [{ id: first, status: 'waiting', note: 'İkimiz birlikte', offer: null }, { seats: 1 }],
    });
    const lengths = await shop.app.get(SessionQueuesService).lengths(full.date.slice(0, 7));
    expect(lengths).toEqual([{ sessionId: full.id, people: 2 }]);
    await free();
    await runOffers();
    expect(await queue()).toMatchObject({
      reason: 'full',
      entries: [
        { status: 'waiting', passedOverFree: 1 },
        { status: 'offered', offer: { seats: 1 } },
      ],
    });
  });

  it('offers seats that are for sale when it wants to, once', async () => {
    await join({ seats: 2 });
    await free();
    await runOffers();
    expect((await queue()).reason).toBe('too_few');
    const single = await join({ seats: 2, takesFewer: true }).catch(() => null);
    expect(single).toBeNull();
    await free();
    await shop.dataSource.query('UPDATE workshop_session SET is_queue_first = false');
    expect((await queue()).reason).toBe('on_sale');
    expect(await Promise.all([1, 2].map(() => manage().offerNow(actor, full.id)))).toContain(1);
    expect(await manage().offerNow(actor, full.id)).toBe(0);
    expect((await queue()).entries).toMatchObject([{ status: 'offered', offer: { seats: 2 } }]);
    expect(await logged()).toEqual(['waiting_list_offered']);
  });

  it('offers to one person, whoever stands before, and makes no second offer of it', async () => {
    const first = await join({ seats: 3 });
    const second = await join();
    await free(1);
    await shop.dataSource.query('UPDATE workshop_session SET is_queue_first = false');
    const offerTo = (entryId: string) => manage().offerTo(actor, { sessionId: full.id, entryId });
    expect(await refusedWith(offerTo(first))).toBe('waiting_list_nobody_fits');
    await offerTo(second);
    await offerTo(second);
    const mails = await shop.dataSource.query<unknown[]>(
      `SELECT FROM mail_message WHERE template = 'waiting-list-offered'`,
    );
    expect(mails).toHaveLength(1);
  });

  it('makes more seats for those who wait', async () => {
    await join({ seats: 2 });
    const sessionId = full.id;
    const read = await version();
    expect(await manage().raise(actor, { sessionId, version: read, more: 2 })).toBe(1);
    expect(await refusedWith(manage().raise(actor, { sessionId, version: read, more: 2 }))).toBe(
      'changed_meanwhile',
    );
    expect((await queue()).entries).toMatchObject([{ status: 'offered', offer: { seats: 2 } }]);
    expect(await refusedWith(manage().raise(actor, { sessionId, version: await version(), more: 999 }))).toBe(
      'session_too_large',
    );
  });

  it('takes somebody off the list, whose seats go to the next', async () => {
    const first = await join();
    await join();
    await free();
    await runOffers();
    await manage().remove(actor, { sessionId: full.id, entryId: first });
    await runOffers();
    const { entries } = await queue();
    expect(entries.map(({ status }) => status)).toEqual(['offered', 'left']);
  });

  it('may take a session with an offer out of the calendar, and who has it is told', async () => {
    await join({ email: 'bir@toprak.example' });
    await free();
    await runOffers();
    await shop.app.get(RemoveSessionService).remove(actor, { sessionId: full.id, version: await version() });
    await shop.app.get(WaitingListSweeperService).sweep();
    const mails = await shop.dataSource.query<{ template: string }[]>(
      `SELECT template FROM mail_message WHERE recipient = 'bir@toprak.example' ORDER BY created_at`,
    );
    expect(mails.map(({ template }) => template).at(-1)).toBe('waiting-list-closed');
    const [session] = await shop.dataSource.query<unknown[]>('SELECT held_seats FROM workshop_session');
    expect(session).toEqual({ held_seats: 0 });
  });

  it('opens another date and tells all who wait, who keep their place', async () => {
    await join({ email: 'bir@toprak.example' });
    await join({ email: 'iki@toprak.example' });
    const date = addDays(full.date, 7);
    expect(await manage().openDate(actor, { sessionId: full.id, date })).toBe(2);
    expect(await refusedWith(manage().openDate(actor, { sessionId: full.id, date }))).toBe(
      'session_already_there',
    );
    const told = await shop.dataSource.query<{ recipient: string }[]>(
      `SELECT recipient FROM mail_message WHERE template = 'waiting-list-new-date' ORDER BY recipient`,
    );
    expect(told.map(({ recipient }) => recipient)).toEqual(['bir@toprak.example', 'iki@toprak.example']);
    expect((await queue()).entries.map(({ status }) => status)).toEqual(['waiting', 'waiting']);
  });
});
