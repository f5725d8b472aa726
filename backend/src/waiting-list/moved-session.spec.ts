import { beforeEach, describe, expect, it } from '@jest/globals';
import { addDays } from '../../contract/common/dates.js';
import { formatSession } from '../../contract/workshops/session.js';
import { aWorkshopSession } from '../../seed/workshops.js';
import { emptyTables } from '../../testing/empty-tables.js';
import { refusedWith } from '../../testing/refused.js';
import { suiteShop } from '../../testing/suite-shop.js';
import { joinList } from '../../testing/waiting-list.js';
import type { WorkshopSession } from '../workshops/workshop-session.entity.js';
import { EntryViewsService } from './entry-views.service.js';
import { StayOnListService } from './stay-on-list.service.js';
import { WaitingListSweeperService } from './waiting-list-sweeper.service.js';

const CAPACITY = 4;

const shop = suiteShop();
let full: WorkshopSession;
let other: WorkshopSession;

beforeEach(async () => {
  await emptyTables(shop.dataSource, 'order', 'workshop_session', 'hold', 'mail_message', 'outbox_job');
  const { manager } = shop.dataSource;
  const wheel = { title: 'Çarkta ilk kâse', capacity: CAPACITY };
  full = await aWorkshopSession(manager, { ...wheel, seatsTakenElsewhere: CAPACITY });
  other = await aWorkshopSession(manager, { ...wheel, date: addDays(full.date, 7) });
});

type Key = Awaited<ReturnType<typeof joinList>>;
const join = (email: string) => joinList(shop.app, full.id, { email });
const view = (key: Key) => shop.app.get(EntryViewsService).view(key);
const stay = (key: Key) => shop.app.get(StayOnListService).stay(key);
const sweep = () => shop.app.get(WaitingListSweeperService).sweep();
const move = async (days: number) => {
  await shop.dataSource.query('UPDATE workshop_session SET date = date + $2::integer WHERE id = $1', [
    full.id,
    days,
  ]);
  await sweep();
};
const closing = () =>
  shop.dataSource.query<{ payload: { because: string; otherDates: string[] } }[]>(
    `SELECT payload FROM mail_message WHERE template = 'waiting-list-closed' ORDER BY created_at`,
  );

describe('Who waits for a session that is moved', () => {
  it('is asked, and keeps the place by saying so, also twice at the same moment', async () => {
    const first = await join('bir@toprak.example');
    const second = await join('iki@toprak.example');
    await move(1);
    const asked = await closing();
    expect(asked.map(({ payload }) => payload.because)).toEqual(['moved', 'moved']);
    expect(await view(first)).toMatchObject({ status: 'closed', mayStay: true });
    await stay(second);
    await Promise.all([stay(first), stay(first)]);
    expect(await view(first)).toMatchObject({ status: 'waiting', place: 1, mayStay: false });
    expect(await view(second)).toMatchObject({ status: 'waiting', place: 2 });
    await sweep();
    expect(await view(first)).toMatchObject({ status: 'waiting' });
  });

  it('is asked anew when it moves again', async () => {
    const key = await join('bir@toprak.example');
    await move(1);
    await stay(key);
    await move(1);
    expect(await closing()).toHaveLength(2);
    expect(await view(key)).toMatchObject({ status: 'closed', mayStay: true });
  });

  it('does not wait while saying nothing, nor twice after joining anew', async () => {
    const key = await join('bir@toprak.example');
    await move(1);
    expect(await view(key)).toMatchObject({ status: 'closed', place: null });
    const anew = await join('bir@toprak.example');
    expect(await refusedWith(stay(key))).toBe('waiting_list_waits_already');
    expect(await view(anew)).toMatchObject({ status: 'waiting', place: 1 });
  });

  it('cannot keep the place once the session was called off', async () => {
    const key = await join('bir@toprak.example');
    await move(1);
    await shop.dataSource.query('UPDATE workshop_session SET removed_at = now() WHERE id = $1', [full.id]);
    expect(await refusedWith(stay(key))).toBe('waiting_list_closed');
    expect(await view(key)).toMatchObject({ mayStay: false });
  });
});

describe('Who waits', () => {
  it('reads which dates of the workshop are free, on the page and when the session is called off', async () => {
    const key = await join('bir@toprak.example');
    expect((await view(key)).otherDates).toMatchObject([{ sessionId: other.id, freeSeats: CAPACITY }]);
    await shop.dataSource.query(
      'UPDATE workshop_session SET removed_at = now(), cancelled_at = now() WHERE id = $1',
      [full.id],
    );
    await sweep();
    expect((await closing())[0]?.payload).toMatchObject({
      ...{ because: 'cancelled', otherDates: [formatSession(other)] },
    });
  });
});
