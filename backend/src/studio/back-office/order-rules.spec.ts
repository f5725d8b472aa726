import { beforeEach, describe, expect, it } from '@jest/globals';
import type { SiteTexts } from '../../../contract/content/site.js';
import type { LockedFields, SavedSection } from '../../../contract/studio/studio-sections.js';
import { eventually } from '../../../testing/poll.js';
import { ShopClient } from '../../../testing/shop-client.js';
import { suiteAdmin } from '../../../testing/suite-admin.js';
import { suiteServer } from '../../../testing/suite-server.js';
import { dataOf, refusalOf } from '../../../testing/visitor.js';
import { CurrentStudio } from '../current-studio.js';
import { StudioDetails } from '../studio-details.entity.js';

const server = suiteServer({ PIECES_PER_NETWORK: '33' });
const admin = suiteAdmin(server);

beforeEach(() => server.dataSource.query('DELETE FROM studio_details'));

const read = async () =>
  dataOf(await admin.query('admin.studio.orders', undefined)) as SavedSection<'orders'>;
const save = async (given: object) =>
  admin.mutate('admin.studio.saveOrders', { ...(await read()), ...given });
const inForce = () => server.app.get(CurrentStudio).orderRules;
const time = (unit: string, typical: number, longest: number) => ({
  preparation: { unit, typical, longest },
});

describe('How orders are taken', () => {
  it('is as the settings of the process say until the studio saves its own', async () => {
    expect(await read()).toMatchObject({
      ...time('week', 2, 3),
      reminderHour: 10,
      holdMinutes: 15,
      piecesPerNetwork: 33,
    });
  });

  it('changes at once, on the pages and for the next cart', async () => {
    expect((await save({ ...time('day', 3, 5), holdMinutes: 20 })).status).toBe(200);

    await eventually('the carts know it', () => inForce().holdMinutes === 20);
    const site = dataOf(await new ShopClient(server).ask('/trpc/content.site')) as SiteTexts;
    expect(site.preparation).toEqual({ unit: 'day', typical: 3, longest: 5 });
  });

  it('is decided by the environment where it gives a value, which the screen learns', async () => {
    const locked = dataOf(await admin.query('admin.studio.locked', undefined)) as LockedFields;
    expect(locked.orders).toMatchObject({ piecesPerNetwork: 'PIECES_PER_NETWORK' });
    expect(locked.orders).not.toHaveProperty('holdMinutes');

    const stored = { ...(await read()), piecesPerNetwork: 70 };
    await server.dataSource.manager.insert(StudioDetails, { section: 'orders', details: stored });
    expect((await save({ piecesPerNetwork: 44, reminderHour: 18 })).status).toBe(200);

    expect(await read()).toMatchObject({ piecesPerNetwork: 33, reminderHour: 18 });
    const [kept] = await server.dataSource.query<{ details: object }[]>('SELECT details FROM studio_details');
    expect(kept?.details).toMatchObject({ piecesPerNetwork: 70, reminderHour: 18 });
  });

  it.each<[string, object, string]>([
    ['a longest time below the usual one', time('week', 3, 2), 'En uzun süre, olağan süreden kısa olamaz.'],
    ['no time at all', time('week', 0, 2), 'Süreyi tam sayı olarak yazın.'],
    ['half a week', time('week', 1.5, 2), 'Süreyi tam sayı olarak yazın.'],
    ['more than the law allows', time('week', 2, 5), 'yasal teslim süresi olan 30 günü aşamaz'],
    ['months', time('month', 1, 1), 'Gün ya da hafta seçin.'],
    ['no preparation', { preparation: null }, 'Hazırlık süresi okunamadı.'],
    ['a reminder at night', { reminderHour: 3 }, '7 ile 21 arasında'],
    ['a hold of no time', { holdMinutes: 0 }, '1 ile 60 arasında'],
    ['a share above all', { holdSharePercent: 101 }, '1 ile 100 arasında'],
  ])('is refused with %s, and nothing is changed', async (_what, wrong, message) => {
    const answer = await save(wrong);

    expect(answer.status).toBe(400);
    expect(JSON.stringify(refusalOf(answer).fields)).toContain(message);
    expect(await read()).toMatchObject({ ...time('week', 2, 3), holdMinutes: 15 });
  });

  it('is saved by one of two admins who read the same version', async () => {
    const { version } = await read();
    const answers = await Promise.all([8, 9].map((reminderHour) => save({ reminderHour, version })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});
