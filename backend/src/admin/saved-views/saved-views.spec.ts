import { beforeEach, describe, expect, it } from '@jest/globals';
import { MOST_VIEWS, type SavedView } from '../../../contract/admin/saved-views.js';
import { anAdmin } from '../../../seed/admins.js';
import { emptyTables } from '../../../testing/empty-tables.js';
import { suiteAdmin } from '../../../testing/suite-admin.js';
import { suiteServer } from '../../../testing/suite-server.js';
import { dataOf, refusalOf } from '../../../testing/visitor.js';
import { SavedViewsService } from './saved-views.service.js';

const VIEW = { list: 'orders', name: 'Kargo bekleyen', filters: 'status=preparing&sirala=id-asc' };

describe('The views that an admin keeps of a list', () => {
  const server = suiteServer();
  const admin = suiteAdmin(server);

  beforeEach(() => emptyTables(server.dataSource, 'saved_view'));

  const views = async (list = 'orders') =>
    dataOf(await admin.query('admin.views.list', { list })) as SavedView[];
  const save = (given: object = {}) => admin.mutate('admin.views.save', { ...VIEW, ...given });

  it('are kept under a name, renamed and deleted, each list for itself', async () => {
    await save();
    await save({ name: 'Ağustos' });
    await save({ list: 'bookings', name: 'Ağustos' });
    expect((await views()).map(({ name }) => name)).toEqual(['Ağustos', 'Kargo bekleyen']);
    const [first, second] = await views();
    expect(second).toMatchObject({ name: VIEW.name, filters: VIEW.filters });
    await admin.mutate('admin.views.rename', { id: first?.id, name: ' Yaz ' });
    await admin.mutate('admin.views.remove', { id: second?.id });
    expect((await views()).map(({ name }) => name)).toEqual(['Yaz']);
    expect(await views('bookings')).toHaveLength(1);
  });

  it('have names of their own, however they are written', async () => {
    await save();
    expect(refusalOf(await save({ name: 'KARGO BEKLEYEN' }))).toMatchObject({ code: 'view_name_taken' });
    await save({ name: 'Yaz' });
    const [, yaz] = await views();
    expect(
      refusalOf(await admin.mutate('admin.views.rename', { id: yaz?.id, name: 'kargo bekleyen' })),
    ).toMatchObject({
      code: 'view_name_taken',
    });
    expect((await admin.mutate('admin.views.rename', { id: yaz?.id, name: 'yaz' })).status).toBe(200);
  });

  it('are at most twenty of a list, also when many are saved at one moment', async () => {
    const answers = await Promise.all(
      Array.from({ length: MOST_VIEWS + 5 }, (_, number) => save({ name: `Görünüm ${number}` })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(MOST_VIEWS);
    expect(await views()).toHaveLength(MOST_VIEWS);
    expect(refusalOf(await save({ name: 'Bir tane daha' }))).toMatchObject({
      code: 'view_limit',
      message: 'En fazla 20 görünüm kaydedebilirsiniz. Yenisi için birini silin.',
    });
    const [first] = await views();
    await admin.mutate('admin.views.remove', { id: first?.id });
    expect((await save({ name: 'Bir tane daha' })).status).toBe(200);
  });

  it('belong to one admin alone, and end with the account', async () => {
    const other = await anAdmin(server.dataSource.manager, { email: 'baska@toprak.test' });
    const service = server.app.get(SavedViewsService);
    await service.save({ adminId: other.id }, { ...VIEW, list: 'orders' });
    expect(await views()).toEqual([]);
    const [theirs] = await service.list({ adminId: other.id }, 'orders');
    expect(
      refusalOf(await admin.mutate('admin.views.rename', { id: theirs?.id, name: 'Benim' })),
    ).toMatchObject({
      code: 'not_found',
    });
    await admin.mutate('admin.views.remove', { id: theirs?.id });
    expect(await service.list({ adminId: other.id }, 'orders')).toHaveLength(1);
    await server.dataSource.query('DELETE FROM admin WHERE id = $1', [other.id]);
    expect(await server.dataSource.query('SELECT id FROM saved_view')).toEqual([]);
  });

  it.each([{ name: '  ' }, { name: 'a'.repeat(41) }, { list: 'logs' }, { filters: 'x'.repeat(1_001) }])(
    'are refused when they make no sense: %j',
    async (wrong) => {
      expect(refusalOf(await save(wrong)).code).toBe('invalid_input');
    },
  );
});
