import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from '@jest/globals';
import type { JoinWaitingListDto } from '../../contract/waiting-list/waiting-list.dto.js';
import { formatSession } from '../../contract/workshops/session.js';
import { aWorkshopSession } from '../../seed/workshops.js';
import { CallOffs } from '../../testing/call-offs.js';
import { emptyTables } from '../../testing/empty-tables.js';
import { anActor } from '../../testing/order-transitions.js';
import { seats } from '../../testing/purchase.js';
import { refusedWith } from '../../testing/refused.js';
import { changeSetting } from '../../testing/security-settings.js';
import { suiteShop } from '../../testing/suite-shop.js';
import { aWish, joinList } from '../../testing/waiting-list.js';
import { OpenCheckoutService } from '../checkout/open-checkout.service.js';
import { verifyData } from '../operations/verify/verify-data.js';
import { Settings } from '../platform/config/settings.js';
import { SeatsService } from '../workshops/seats.service.js';
import { SessionQueriesService } from '../workshops/session-queries.service.js';
import type { WorkshopSession } from '../workshops/workshop-session.entity.js';
import { EndEntriesService } from './end-entries.service.js';
import { EntryViewsService } from './entry-views.service.js';
import { JoinWaitingListService } from './join-waiting-list.service.js';
import { OfferFreeSeatsService } from './offer-free-seats.service.js';
import { WaitingListSweeperService } from './waiting-list-sweeper.service.js';

const CAPACITY = 4;

const shop = suiteShop();
let full: WorkshopSession;

beforeEach(async () => {
  await emptyTables(shop.dataSource, 'order', 'workshop_session', 'hold', 'mail_message', 'outbox_job');
  full = await aWorkshopSession(shop.dataSource.manager, {
    ...{ capacity: CAPACITY, seatsTakenElsewhere: CAPACITY, priceKurus: 90_000 },
  });
});

const join = (overrides: Partial<JoinWaitingListDto> = {}, session: Pick<WorkshopSession, 'id'> = full) =>
  joinList(shop.app, session.id, overrides);
const free = (count = 1, session = full) =>
  shop.dataSource.transaction(async (manager) => {
    // The studio's own seats, so that they stay in step with the ledger.
    await manager.query('UPDATE seat_block SET seats = seats - $2 WHERE session_id = $1 AND seats > $2', [
      session.id,
      count,
    ]);
    await shop.app.get(SeatsService).returnSeats(manager, session.id, count);
  });
const runOffers = (session = full) => shop.app.get(OfferFreeSeatsService).offerFreed(session.id);
const sweep = () => shop.app.get(WaitingListSweeperService).sweep();
const view = (key: Awaited<ReturnType<typeof join>>) => shop.app.get(EntryViewsService).view(key);
const end = (entryId: string, how: 'declined' | 'left') => shop.app.get(EndEntriesService).end(entryId, how);
const state = async (session = full) => {
  const [row] = await shop.dataSource.query<{ booked: number; held: number; first: boolean }[]>(
    'SELECT booked_seats AS booked, held_seats AS held, is_queue_first AS first FROM workshop_session WHERE id = $1',
    [session.id],
  );
  return row;
};
const publicSeats = async (session = full) => {
  const sessions = await shop.app.get(SessionQueriesService).month(session.date.slice(0, 7));
  return sessions.find(({ id }) => id === session.id)?.available;
};
const mails = async () => {
  const rows = await shop.dataSource.query<{ mail: string }[]>(
    `SELECT split_part(recipient, '@', 1) || ' ' || template AS mail FROM mail_message ORDER BY created_at, mail`,
  );
  return rows.map(({ mail }) => mail);
};
const closed = async () => {
  const [mail] = await shop.dataSource.query<{ payload: object }[]>(
    `SELECT payload FROM mail_message WHERE template = 'waiting-list-closed'`,
  );
  return mail?.payload;
};
const buy = (wanted = full) =>
  shop.app.get(OpenCheckoutService).open({
    ...{ lines: [seats(wanted)], couponCode: null, customerId: null, ipAddress: '203.0.113.9' },
  });
const endTerms = () =>
  shop.dataSource.query(
    `UPDATE waiting_list_entry SET offer_ends_at = now() - interval '1 second' WHERE status = 'offered'`,
  );
async function assertAgrees(): Promise<void> {
  const said: string[] = [];
  const found = await verifyData(shop.app.get(Settings).DATABASE_URL, (text) => said.push(text));
  expect(found === 0 ? [] : said).toEqual([]);
}

describe('The waiting list of a full session', () => {
  it('takes people in, mails them their page and shows them their place', async () => {
    const first = await join({ email: 'bir@toprak.example' });
    const second = await join({ email: 'iki@toprak.example', seats: 2 });
    expect(await view(first)).toMatchObject({ status: 'waiting', place: 1, seats: 1, offer: null });
    expect(await view(second)).toMatchObject({ status: 'waiting', place: 2, seats: 2 });
    expect(await mails()).toEqual(['bir waiting-list-joined', 'iki waiting-list-joined']);
  });

  it('joins once when the request is repeated, and refuses another one with its key', async () => {
    const wish = aWish(full.id);
    const service = shop.app.get(JoinWaitingListService);
    await Promise.all([service.join(wish), service.join(wish), service.join(wish)]);
    expect(await mails()).toHaveLength(1);
    expect(await refusedWith(service.join({ ...wish, seats: 2 }))).toBe('changed_meanwhile');
  });

  it('holds one entry for an address, and mails the page again without saying so', async () => {
    await join({ email: 'ayni@toprak.example' });
    await shop.app.get(JoinWaitingListService).join(aWish(full.id, { email: 'Ayni@toprak.example' }));
    const [{ count } = { count: 0 }] = await shop.dataSource.query<{ count: number }[]>(
      'SELECT count(*)::int AS count FROM waiting_list_entry',
    );
    expect(count).toBe(1);
    expect(await mails()).toEqual(['ayni waiting-list-joined', 'ayni waiting-list-joined']);
  });

  it('fills nobody’s inbox: the page is mailed again once a day, however often somebody asks', async () => {
    await join({ email: 'ayni@toprak.example' });
    const service = shop.app.get(JoinWaitingListService);
    for (let times = 0; times < 4; times += 1) {
      await service.join(aWish(full.id, { email: 'ayni@toprak.example' }));
    }
    expect(await mails()).toEqual(['ayni waiting-list-joined', 'ayni waiting-list-joined']);
  });

  it('is for full sessions that are still to come', async () => {
    const open = await aWorkshopSession(shop.dataSource.manager, { capacity: 3 });
    expect(await refusedWith(join({}, open))).toBe('waiting_list_seats_free');
    expect(await refusedWith(join({ seats: CAPACITY + 1 }))).toBe('waiting_list_too_many_seats');
    expect(await refusedWith(join({}, { id: randomUUID() }))).toBe('waiting_list_closed');
    await shop.dataSource.query('UPDATE workshop_session SET removed_at = now() WHERE id = $1', [full.id]);
    expect(await refusedWith(join())).toBe('waiting_list_closed');
    expect(await mails()).toEqual([]);
  });

  it('lets a group wait for more seats than are free', async () => {
    const open = await aWorkshopSession(shop.dataSource.manager, { capacity: 3 });
    expect(await view(await join({ seats: 3 }, await withOneFree(open)))).toMatchObject({ place: 1 });
    expect(await refusedWith(join({ seats: 3, takesFewer: true }, open))).toBe('waiting_list_seats_free');
  });

  it('opens nobody’s page with another key', async () => {
    const { entryId } = await join();
    const { entryKey } = await join();
    expect(await refusedWith(view({ entryId, entryKey }))).toBe('waiting_list_entry_not_found');
  });
});

/** All of its seats but one are taken. */
async function withOneFree(session: WorkshopSession): Promise<WorkshopSession> {
  await shop.dataSource.query('UPDATE workshop_session SET booked_seats = capacity - 1 WHERE id = $1', [
    session.id,
  ]);
  return session;
}

describe('A seat that gets free', () => {
  it('while its session is called off goes to the queue first when that is taken back', async () => {
    await join();
    const actor = await anActor(shop.app);
    const callOffs = new CallOffs(shop, () => actor);
    await callOffs.callOff(full.id);
    await free();
    expect(await state()).toMatchObject({ first: false });
    await callOffs.undo(full.id);
    expect(await state()).toEqual({ booked: 3, held: 0, first: true });
    expect(await refusedWith(buy())).toBe('cart_changed');
  });

  it('goes to the queue first: nobody else gets it, and its offer is asked for in the same transaction', async () => {
    await join();
    await free();
    expect(await state()).toEqual({ booked: 3, held: 0, first: true });
    expect(await publicSeats()).toBe(0);
    expect(await refusedWith(buy())).toBe('cart_changed');
    const jobs = await shop.dataSource.query<unknown[]>(
      `SELECT payload FROM outbox_job WHERE name = 'waiting-list.offer'`,
    );
    expect(jobs).toEqual([{ payload: { sessionId: full.id } }]);
  });

  it('is open to everybody when nobody waits', async () => {
    await free();
    expect(await state()).toEqual({ booked: 3, held: 0, first: false });
    expect(await publicSeats()).toBe(1);
    await buy();
  });

  it('is held for the first whom it fits and mailed, once', async () => {
    const first = await join({ email: 'bir@toprak.example' });
    const second = await join({ email: 'iki@toprak.example' });
    await free();
    await Promise.all([runOffers(), runOffers(), sweep()]);
    await runOffers();
    expect(await view(first)).toMatchObject({ status: 'offered', place: null, offer: { seats: 1 } });
    expect(await view(second)).toMatchObject({ status: 'waiting', place: 1 });
    expect(await state()).toEqual({ booked: 3, held: 1, first: false });
    expect((await mails()).filter((mail) => mail.endsWith('offered'))).toEqual(['bir waiting-list-offered']);
    await assertAgrees();
  });

  it('passes over a group that needs more, tells it, and keeps its place', async () => {
    const group = await join({ seats: 2 });
    const single = await join();
    await free();
    await runOffers();
    expect(await view(single)).toMatchObject({ status: 'offered' });
    expect(await view(group)).toMatchObject({ status: 'waiting', place: 1, passedOverFree: 1 });
    await free(2);
    await runOffers();
    expect(await view(group)).toMatchObject({ status: 'offered', offer: { seats: 2 } });
  });

  it('is sold to anybody when it is too few for all who wait', async () => {
    const group = await join({ seats: 2 });
    await free();
    await runOffers();
    expect(await publicSeats()).toBe(1);
    expect(await view(group)).toMatchObject({ status: 'waiting', passedOverFree: 1 });
    await buy();
  });

  it('is offered in part to who takes fewer', async () => {
    const group = await join({ seats: 3, takesFewer: true });
    await free(2);
    await runOffers();
    expect(await view(group)).toMatchObject({ status: 'offered', offer: { seats: 2 } });
  });

  it('of another date goes to who takes any', async () => {
    const other = await aWorkshopSession(shop.dataSource.manager, {
      ...{ title: full.title.toUpperCase(), date: full.date, startTime: '10:00', endTime: '12:00' },
      ...{ capacity: CAPACITY, seatsTakenElsewhere: CAPACITY },
    });
    const only = await join({}, other);
    const any = await join({ takesAnyDate: true });
    await free(2, other);
    await runOffers(other);
    expect(await view(only)).toMatchObject({ status: 'offered' });
    expect(await view(any)).toMatchObject({
      ...{ status: 'offered', session: { id: full.id } },
      offer: { session: { id: other.id } },
    });
  });

  it('of another date that is then called off leaves its owner waiting, and asks again when there is one', async () => {
    const other = await aWorkshopSession(shop.dataSource.manager, {
      ...{ title: full.title, date: full.date, startTime: '10:00', endTime: '12:00' },
      ...{ capacity: CAPACITY, seatsTakenElsewhere: CAPACITY },
    });
    const any = await join({ takesAnyDate: true });
    await free(1, other);
    await runOffers(other);
    const actor = await anActor(shop.app);
    await new CallOffs(shop, () => actor).announce(other.id);
    await sweep();
    expect(await view(any)).toMatchObject({ status: 'waiting', place: 1, offer: null });
    expect(await state(other)).toMatchObject({ held: 0 });
    await free();
    await runOffers();
    expect(await view(any)).toMatchObject({ status: 'offered', offer: { session: { id: full.id } } });
    expect((await mails()).filter((mail) => mail.endsWith('offered'))).toHaveLength(2);
    const [told] = await shop.dataSource.query<{ payload: object }[]>(
      `SELECT payload FROM mail_message WHERE template = 'waiting-list-offer-called-off'`,
    );
    expect(told?.payload).toMatchObject({ hours: '10:00–12:00', waitsFor: formatSession(full) });
    await assertAgrees();
  });

  it('of another date stays its owner’s when the date that was waited for is called off', async () => {
    const other = await aWorkshopSession(shop.dataSource.manager, {
      ...{ title: full.title, date: full.date, startTime: '10:00', endTime: '12:00' },
      ...{ capacity: CAPACITY, seatsTakenElsewhere: CAPACITY },
    });
    const any = await join({ takesAnyDate: true });
    await free(1, other);
    await runOffers(other);
    const actor = await anActor(shop.app);
    await new CallOffs(shop, () => actor).announce(full.id);
    await sweep();
    expect(await view(any)).toMatchObject({ status: 'offered', offer: { session: { id: other.id } } });
    await endTerms();
    await sweep();
    expect(await closed()).toMatchObject({ because: 'cancelled', hadOffer: true, hours: '14:00–17:00' });
    await assertAgrees();
  });

  it('falls with its date when that is called off, and its owner reads so', async () => {
    const key = await join();
    await free();
    await runOffers();
    const actor = await anActor(shop.app);
    await new CallOffs(shop, () => actor).announce(full.id);
    await sweep();
    expect(await view(key)).toMatchObject({ status: 'closed', offer: null });
    expect(await closed()).toMatchObject({ because: 'cancelled', hadOffer: true });
    expect((await mails()).filter((mail) => mail.endsWith('offer-over'))).toEqual([]);
    await assertAgrees();
  });

  it('comes with a capacity that is raised, too', async () => {
    const key = await join({ seats: 2 });
    await shop.dataSource.query('UPDATE workshop_session SET capacity = capacity + 2 WHERE id = $1', [
      full.id,
    ]);
    await runOffers();
    expect(await view(key)).toMatchObject({ status: 'offered', offer: { seats: 2 } });
  });
});

describe('An offer', () => {
  it('reaches who left a number by a text message as well', async () => {
    await changeSetting(shop.app, 'sms_notifications_enabled', 'true');
    try {
      await join({ phone: '+905321234567' });
      await join();
      await free(2);
      await runOffers();
    } finally {
      await changeSetting(shop.app, 'sms_notifications_enabled', 'false');
    }
    const texts = await shop.dataSource.query<{ recipient: string; text: string }[]>(
      'SELECT recipient, text FROM sms_message',
    );
    expect(texts).toHaveLength(1);
    expect(texts[0]).toMatchObject({ recipient: '+905321234567' });
    expect(texts[0]?.text).toMatch(/^Size yer açıldı: .* saatine kadar sizin: http\S+\/bekleme-listesi\//);
  });

  it('whose date is called off is taken back by a text message where it came by one', async () => {
    const other = await aWorkshopSession(shop.dataSource.manager, {
      ...{ title: full.title, date: full.date, startTime: '10:00', endTime: '12:00' },
      ...{ capacity: CAPACITY, seatsTakenElsewhere: CAPACITY },
    });
    await shop.dataSource.query('DELETE FROM sms_message');
    await changeSetting(shop.app, 'sms_notifications_enabled', 'true');
    try {
      await join({ phone: '+905321234567', takesAnyDate: true });
      await free(1, other);
      await runOffers(other);
      const actor = await anActor(shop.app);
      await new CallOffs(shop, () => actor).announce(other.id);
      await sweep();
      await free();
      await runOffers();
      await new CallOffs(shop, () => actor).announce(full.id);
      await sweep();
    } finally {
      await changeSetting(shop.app, 'sms_notifications_enabled', 'false');
    }
    const texts = await shop.dataSource.query<{ text: string }[]>(
      'SELECT text FROM sms_message ORDER BY created_at',
    );
    expect(texts.map(({ text }) => text)).toEqual([
      expect.stringMatching(/^Size yer açıldı/),
      expect.stringMatching(/^Size ayırdığımız yerin günü yapılamıyor: .*Sıranız duruyor: http/),
      expect.stringMatching(/^Size yer açıldı/),
      expect.stringMatching(/^Size ayırdığımız yerin günü yapılamıyor: .*Başka günler: http/),
    ]);
  });

  it('that is declined goes to the next at once, and is not made again', async () => {
    const first = await join();
    const second = await join();
    await free();
    await runOffers();
    await end(first.entryId, 'declined');
    expect((await state())?.first).toBe(true);
    await runOffers();
    expect(await view(first)).toMatchObject({ status: 'declined', offer: null });
    expect(await view(second)).toMatchObject({ status: 'offered' });
    expect(await refusedWith(end(second.entryId, 'declined'))).toBeNull();
    await runOffers();
    expect(await publicSeats()).toBe(1);
    await assertAgrees();
  });

  it('ends with its term, with a mail, and goes to the next', async () => {
    const first = await join({ email: 'bir@toprak.example' });
    const second = await join({ email: 'iki@toprak.example' });
    await free();
    await runOffers();
    await endTerms();
    expect(await view(first)).toMatchObject({ status: 'expired', offer: null });
    await Promise.all([sweep(), sweep()]);
    await runOffers();
    expect(await view(first)).toMatchObject({ status: 'expired' });
    expect(await view(second)).toMatchObject({ status: 'offered' });
    expect((await mails()).slice(2)).toEqual([
      'bir waiting-list-offered',
      'bir waiting-list-offer-over',
      'iki waiting-list-offered',
    ]);
    await assertAgrees();
  });

  it('is not made when there is no time for it: then everybody may have the seat', async () => {
    const key = await join();
    await shop.dataSource.query(
      `UPDATE workshop_session SET date = (now() + interval '90 minutes')::date,
         start_time = ((now() + interval '90 minutes') AT TIME ZONE 'Europe/Istanbul')::time,
         end_time = '23:59:59' WHERE id = $1`,
      [full.id],
    );
    await shop.dataSource.query(
      'UPDATE waiting_list_entry SET waits_for = (SELECT starts_at FROM workshop_session WHERE id = session_id)',
    );
    await free();
    await runOffers();
    expect(await view(key)).toMatchObject({ status: 'waiting' });
    expect(await state()).toMatchObject({ first: false });
  });
});

describe('Who waits', () => {
  it('may leave, and free seats that waited for nobody else are for everybody', async () => {
    const key = await join();
    await free();
    await end(key.entryId, 'left');
    await end(key.entryId, 'left');
    expect(await view(key)).toMatchObject({ status: 'left', place: null });
    await runOffers();
    expect(await publicSeats()).toBe(1);
  });

  it.each([
    ['is cancelled', 'UPDATE workshop_session SET removed_at = now(), cancelled_at = now()'],
    ['moves', `UPDATE workshop_session SET start_time = '15:00'`],
    ['is near', `UPDATE waiting_list_entry SET waits_for = now() + interval '1 hour'`],
  ])('is told once when the session %s', async (_, meanwhile) => {
    const key = await join({ email: 'bir@toprak.example' });
    await shop.dataSource.query(meanwhile);
    await sweep();
    await sweep();
    expect(await view(key)).toMatchObject({ status: 'closed' });
    expect((await mails()).slice(1)).toEqual(['bir waiting-list-closed']);
  });

  it('hears of a session that was called off once that cannot be undone any more', async () => {
    const key = await join({ email: 'bir@toprak.example' });
    await shop.dataSource.query('UPDATE workshop_session SET removed_at = now(), cancelled_at = now()');
    await shop.dataSource.query(
      `INSERT INTO session_call_off
         (id, request_hash, session_id, offers_dates, offers_credit, made_by, actor, decided_at, announce_at)
       VALUES (gen_random_uuid(), 'once', $1, true, false, 'elif@toprak.test', '{}', now(), now() + interval '10 minutes')`,
      [full.id],
    );
    await sweep();
    expect(await view(key)).toMatchObject({ status: 'waiting' });
    await shop.dataSource.query('UPDATE session_call_off SET announced_at = now()');
    await sweep();
    expect(await view(key)).toMatchObject({ status: 'closed' });
  });
});
