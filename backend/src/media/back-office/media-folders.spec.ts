import { beforeEach, describe, expect, it } from '@jest/globals';
import type { PageOf } from '../../../contract/admin/page.query.js';
import type { AdminMediaItem, MediaFolderView } from '../../../contract/media/admin-media.views.js';
import { NO_FOLDER } from '../../../contract/media/media-folder.dto.js';
import { emptyTables } from '../../../testing/empty-tables.js';
import { suiteAdmin } from '../../../testing/suite-admin.js';
import { suiteServer } from '../../../testing/suite-server.js';
import { dataOf, refusalOf } from '../../../testing/visitor.js';

const server = suiteServer();
const admin = suiteAdmin(server);

beforeEach(() => emptyTables(server.dataSource, 'media_file', 'media_folder', 'log_entry'));

/** An item of the library by its title; its file has no bytes. */
async function anItem(title: string): Promise<number> {
  const [{ id }] = await server.dataSource.query<[{ id: number }]>(
    `WITH file AS (
       INSERT INTO media_file (file_name, content_hash, mime_type, width, height, byte_size, placeholder)
       VALUES ($1 || '-00000000.webp', $1, 'image/webp', 60, 40, 100, '') RETURNING id)
     INSERT INTO media_item (media_file_id, title) SELECT id, $1 FROM file RETURNING id`,
    [title],
  );
  return id;
}
const newFolder = async (name: string) =>
  dataOf(await admin.mutate('admin.media.createFolder', { name })) as MediaFolderView;
const folders = async () => dataOf(await admin.query('admin.media.folders', undefined)) as MediaFolderView[];
const move = (ids: readonly number[], folderId: number) =>
  admin.mutate('admin.media.move', { ids, folderId });
const titlesIn = async (folderId: number) => {
  const page = dataOf(await admin.query('admin.media.list', { folderId })) as PageOf<AdminMediaItem>;
  return page.items.map(({ title }) => title);
};
const events = async () =>
  (
    await server.dataSource.query<{ event: string }[]>(
      `SELECT details->>'event' AS event FROM log_entry ORDER BY id`,
    )
  ).map(({ event }) => event);

describe('The folders of the media library', () => {
  it('hold the pictures that were put into them, several at once, and narrow the list', async () => {
    const [kiln, wheel, glaze] = [await anItem('fırın'), await anItem('çark'), await anItem('sır')];
    const summer = await newFolder('Yaz 2026');
    await newFolder('Çark günleri');

    expect(dataOf(await move([kiln, wheel], summer.id))).toEqual({ moved: 2 });
    expect(dataOf(await move([wheel, glaze], summer.id))).toEqual({ moved: 1 });
    expect(dataOf(await move([glaze], NO_FOLDER))).toEqual({ moved: 1 });

    expect(await titlesIn(summer.id)).toEqual(['çark', 'fırın']);
    expect(await titlesIn(NO_FOLDER)).toEqual(['sır']);
    expect((await folders()).map(({ name, pictureCount }) => [name, pictureCount])).toEqual([
      ['Çark günleri', 0],
      ['Yaz 2026', 2],
    ]);
    expect(await events()).toEqual([
      ...['media_folder_created', 'media_folder_created'],
      ...['media_moved', 'media_moved', 'media_moved'],
    ]);
  });

  it('do not get in the way of whoever edits a picture meanwhile', async () => {
    const id = await anItem('fırın');
    const { id: folderId } = await newFolder('Yaz');
    await move([id], folderId);

    const answer = await admin.mutate('admin.media.update', {
      ...{ id, version: 1, title: 'Fırın rafı', altText: '', description: '' },
      ...{ category: 'general', displayOrder: 0, isActive: true },
    });

    expect(dataOf(answer)).toMatchObject({ title: 'Fırın rafı', folderId });
  });

  it('get another name; of two admins the second is told', async () => {
    const { id, version } = await newFolder('Yaz');
    expect((await admin.mutate('admin.media.renameFolder', { id, version, name: 'Kış' })).status).toBe(200);
    expect(
      refusalOf(await admin.mutate('admin.media.renameFolder', { id, version, name: 'Güz' })),
    ).toMatchObject({ code: 'changed_meanwhile' });
    expect((await folders()).map(({ name }) => name)).toEqual(['Kış']);
  });

  it('have one name each, however it is written', async () => {
    await newFolder('IŞIK');
    const { id, version } = await newFolder('Gölge');
    const refusal = { code: 'media_folder_name_taken' };
    expect(refusalOf(await admin.mutate('admin.media.createFolder', { name: 'ışık' }))).toMatchObject(
      refusal,
    );
    expect(
      refusalOf(await admin.mutate('admin.media.renameFolder', { id, version, name: 'ışık' })),
    ).toMatchObject(refusal);
  });

  it('leave their pictures in the library when they are removed', async () => {
    const picture = await anItem('fırın');
    const { id } = await newFolder('Yaz');
    await move([picture], id);

    expect((await admin.mutate('admin.media.removeFolder', { id })).status).toBe(200);

    expect(await titlesIn(NO_FOLDER)).toEqual(['fırın']);
    for (const answer of [
      await move([picture], id),
      await admin.mutate('admin.media.removeFolder', { id }),
      await admin.mutate('admin.media.renameFolder', { id, version: 1, name: 'Kış' }),
    ]) {
      expect(refusalOf(answer)).toMatchObject({ code: 'not_found' });
    }
  });

  it('pass over a picture that was deleted meanwhile', async () => {
    const picture = await anItem('fırın');
    const { id } = await newFolder('Yaz');
    expect(dataOf(await move([picture, picture + 1], id))).toEqual({ moved: 1 });
  });

  it.each([
    ['admin.media.createFolder', { name: ' ' }, { name: 'Klasör adı gerekli' }],
    ['admin.media.createFolder', { name: 'x'.repeat(61) }, { name: expect.stringContaining('60') }],
    ['admin.media.move', { ids: [], folderId: 1 }, { ids: 'Taşınacak görsel seçilmedi.' }],
    ['admin.media.move', { ids: ['1'], folderId: 1 }, { ids: 'Taşınacak görsel seçilmedi.' }],
    [
      'admin.media.move',
      { ids: Array.from({ length: 101 }, (_, index) => index + 1), folderId: 1 },
      { ids: 'Bir seferde en fazla 100 görsel taşınabilir.' },
    ],
    ['admin.media.move', { ids: [1], folderId: -1 }, { folderId: 'Klasör bulunamadı.' }],
  ])('%s refuses %j', async (procedure, input, fields) => {
    expect(refusalOf(await admin.mutate(procedure, input))).toMatchObject({ code: 'invalid_input', fields });
  });
});
