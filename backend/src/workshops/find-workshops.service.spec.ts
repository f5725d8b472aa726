import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { aWorkshopSession } from '../../seed/workshops.js';
import { emptyTables } from '../../testing/empty-tables.js';
import { FixedClock } from '../../testing/fixed-clock.js';
import { suiteDatabase } from '../../testing/suite-database.js';
import type { NewSession } from './create-session.service.js';
import { FindWorkshopsService } from './find-workshops.service.js';
import { WorkshopSession } from './workshop-session.entity.js';

const NOW = '2026-12-15T09:00:00Z';

describe('The search for workshops', () => {
  const database = suiteDatabase([WorkshopSession]);
  let workshops: FindWorkshopsService;

  beforeAll(() => {
    workshops = new FindWorkshopsService(database.dataSource, new FixedClock(NOW));
  });
  beforeEach(() => emptyTables(database.dataSource, 'workshop_session'));

  const aSession = (overrides: Partial<NewSession>) =>
    aWorkshopSession(database.dataSource.manager, { description: '', ...overrides });
  const found = async (search: string) =>
    (await workshops.find(search)).map(({ title, date }) => `${title} ${date}`);

  it('finds a workshop once, by its next session', async () => {
    await aSession({ title: 'Cam Boyama', date: '2026-12-20' });
    await aSession({ title: 'Cam Boyama', date: '2026-12-18' });
    await aSession({ title: 'Linol Baskı', date: '2026-12-16' });

    expect(await found('cam')).toEqual(['Cam Boyama 2026-12-18']);
    expect(await found('')).toEqual(['Linol Baskı 2026-12-16', 'Cam Boyama 2026-12-18']);
  });

  it.each([
    ['kupalar', 'Kupa günü'],
    ['BASKILAR', 'Linol Baskı'],
    ['camları', 'Cam Boyama'],
    ['çömlekler', 'Çömlek Atölyesi'],
  ])('finds %s with its suffixes in “%s”', async (typed, title) => {
    await aSession({ title, date: '2026-12-20' });
    await aSession({ title: 'Başka bir gün', date: '2026-12-20' });
    expect(await found(typed)).toEqual([`${title} 2026-12-20`]);
  });

  it('finds what only the description names', async () => {
    await aSession({ title: 'Seramik Atölyesi', description: 'Bir vazo yapıyoruz.', date: '2026-12-20' });
    expect(await found('vazolar')).toEqual(['Seramik Atölyesi 2026-12-20']);
  });

  it('leaves out what has begun and what left the calendar', async () => {
    await aSession({ title: 'Cam Boyama', date: '2026-12-14' });
    await aSession({ title: 'Cam Boyama', date: '2026-12-15', startTime: '10:00', endTime: '12:00' });
    const { id } = await aSession({ title: 'Cam Boyama', date: '2026-12-20' });
    await database.dataSource.query('UPDATE workshop_session SET removed_at = now() WHERE id = $1', [id]);
    expect(await found('cam')).toEqual([]);
  });
});
