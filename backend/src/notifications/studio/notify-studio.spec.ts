import { emptyTables } from '../../../testing/empty-tables.js';
import { aMailOutbox } from '../../../testing/mail-outbox.js';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { suiteDatabase } from '../../../testing/suite-database.js';
import { testStudio } from '../../../testing/test-studio.js';
import { testSettings } from '../../../testing/test-settings.js';
import { StudioNotification } from './studio-notification.entity.js';
import { NotifyStudioService } from './notify-studio.service.js';

const NEWS = {
  type: 'workshop_full',
  dedupeKey: 'workshop-full:1:1',
  title: 'Workshop doldu',
  message: 'Çarkta ilk kâse: bütün yerler satıldı.',
} as const;

describe('News for the studio', () => {
  const database = suiteDatabase([StudioNotification]);
  const settings = testSettings({ STUDIO_NOTICE_TO: 'atolye@toprak.example, ortak@toprak.example' });
  const studio = new NotifyStudioService(aMailOutbox(settings));

  beforeEach(() => emptyTables(database.dataSource, 'studio_notification', 'mail_message'));
  const listed = () => database.dataSource.getRepository(StudioNotification).find({ order: { id: 'ASC' } });
  const recipients = async () => {
    const mails = await database.dataSource.query<{ recipient: string }[]>(
      'SELECT recipient FROM mail_message ORDER BY recipient',
    );
    return mails.map(({ recipient }) => recipient);
  };

  it('stands in its list, unread, and goes to every address of its', async () => {
    await database.dataSource.transaction((manager) => studio.notify(manager, NEWS));
    expect(await listed()).toMatchObject([{ ...NEWS, readAt: null }]);
    expect(await recipients()).toEqual(['atolye@toprak.example', 'ortak@toprak.example']);
  });

  it.each([
    ['workshop_full', undefined, ['takvim@toprak.example']],
    ['stock_out', undefined, ['depo@toprak.example', 'raf@toprak.example']],
    ['system', undefined, ['atolye@toprak.example', 'ortak@toprak.example']],
    ['system', { kind: 'bulk_order', id: '7c1e04b9-5d0a-4f0e-9a35-0d5d3f6f1c11' }, ['teklif@toprak.example']],
  ] as const)('of type %s about %j goes to whom the studio chose for it', async (type, about, expected) => {
    const chosen = testStudio(settings);
    chosen.sections = {
      ...chosen.sections,
      notices: {
        ...chosen.sections.notices,
        bookings: ['takvim@toprak.example'],
        stock: ['raf@toprak.example', 'depo@toprak.example'],
        bulkOrders: ['teklif@toprak.example'],
      },
    };
    const desk = new NotifyStudioService(aMailOutbox(settings, { studio: chosen }));
    const news = { ...NEWS, type, ...(about && { about }) };
    await database.dataSource.transaction((manager) => desk.notify(manager, news));
    expect(await recipients()).toEqual(expected);
  });

  it('is told once, even when it is told twice at once', async () => {
    const tell = () => database.dataSource.transaction((manager) => studio.notify(manager, NEWS));
    await Promise.all([tell(), tell()]);
    await tell();
    expect(await listed()).toHaveLength(1);
    expect(await recipients()).toHaveLength(2);
  });

  it('is in the list alone where another mail tells of it', async () => {
    const order = { ...NEWS, type: 'new_order', dedupeKey: 'new-order:1', title: 'Yeni sipariş' } as const;
    await database.dataSource.transaction((manager) => studio.add(manager, order));
    expect(await listed()).toMatchObject([{ type: 'new_order', title: 'Yeni sipariş' }]);
    expect(await recipients()).toEqual([]);
  });

  it('is not told of what was rolled back', async () => {
    await expect(
      database.dataSource.transaction(async (manager) => {
        await studio.notify(manager, NEWS);
        throw new Error('the charge was not kept');
      }),
    ).rejects.toThrow('not kept');
    expect(await listed()).toEqual([]);
    expect(await recipients()).toEqual([]);
  });
});
