import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { faqPictures } from '../../contract/media/library.js';
import { aMediaItem, seedMediaLibrary, storeLibraryPictures } from '../../seed/media-library.js';
import { emptyTables } from '../../testing/empty-tables.js';
import { suiteFolder } from '../../testing/suite-folder.js';
import { suiteDatabase } from '../../testing/suite-database.js';
import { eventually } from '../../testing/poll.js';
import { testSettings } from '../../testing/test-settings.js';
import { ChangeFeed } from '../platform/change-feed/change-feed.js';
import { Log } from '../platform/logging/log.js';
import { MediaFile } from './media-file.entity.js';
import { MediaItem } from './media-item.entity.js';
import { MediaLibraryQueriesService } from './media-library-queries.service.js';
import { PictureQueriesService } from './picture-queries.service.js';

describe('The media library', () => {
  const database = suiteDatabase([MediaFile, MediaItem]);
  const mediaDir = suiteFolder();
  let library: MediaLibraryQueriesService;

  beforeAll(() => {
    library = new MediaLibraryQueriesService(
      database.dataSource,
      new PictureQueriesService(database.dataSource),
    );
  });
  beforeEach(() => emptyTables(database.dataSource, 'media_item'));

  const manager = () => database.dataSource.manager;
  const add = (fields: Partial<Parameters<typeof aMediaItem>[1]> = {}) =>
    aMediaItem(manager(), { mediaDir, ...fields });
  const titles = async (category: string) => (await library.active(category)).map(({ title }) => title);

  it('shows what is active in the order of the studio, then in the order of adding', async () => {
    await add({ title: 'Üçüncü', displayOrder: 2 });
    await add({ title: 'Birinci', displayOrder: -1 });
    await add({ title: 'Gizli', displayOrder: 0, isActive: false });
    await add({ title: 'Dördüncü', displayOrder: 2 });
    await add({ title: 'İkinci', displayOrder: 0 });

    expect(await titles('gallery')).toEqual(['Birinci', 'İkinci', 'Üçüncü', 'Dördüncü']);
  });

  it('keeps its categories apart', async () => {
    await add({ title: 'Galeri' });
    await add({ title: 'Atölye', category: 'workshops' });

    expect(await titles('workshops')).toEqual(['Atölye']);
    expect(await titles('work')).toEqual([]);
    expect(await titles('')).toEqual([]);
  });

  it('gives each item its picture, and screen readers the text without its tag', async () => {
    const { id } = await add({ altText: 'program: Kil kap', category: 'workshops', title: 'Kap' });

    const [item] = await library.active('workshops');

    expect(item).toMatchObject({ id, title: 'Kap', altText: 'program: Kil kap', displayOrder: 0 });
    expect(item?.picture).toMatchObject({ alt: 'Kil kap', width: 1600, height: 1067 });
    expect(item?.picture.fileName).toMatch(/^torna-basinda-[0-9a-f]{8}\.webp$/);
  });

  it('is bounded', async () => {
    const { mediaFileId } = await add();
    await database.dataSource.query(
      `INSERT INTO media_item (media_file_id, category, display_order)
       SELECT $1, 'gallery', n FROM generate_series(1, 300) n`,
      [mediaFileId],
    );

    expect(await library.active('gallery')).toHaveLength(200);
  });

  it('finds stored pictures by name, with what its items say of them', async () => {
    const { mediaFileId } = await add({ altText: 'Eski söz' });
    await add({ altText: 'faq: Yeni söz' });
    await add({ altText: 'Gizli söz', isActive: false });
    const silent = await add({ file: 'firin-rafi.webp', isActive: false });
    const [spoken, bare] = await Promise.all(
      [mediaFileId, silent.mediaFileId].map((id) => manager().findOneByOrFail(MediaFile, { id })),
    );

    const found = await library.byFileNames([spoken!.fileName, bare!.fileName, 'unknown.webp', "'; --"]);

    expect([...found.values()].map(({ fileName, alt }) => [fileName, alt])).toEqual([
      [spoken!.fileName, 'Yeni söz'],
      [bare!.fileName, ''],
    ]);
    expect(await library.byFileNames([])).toEqual(new Map());
  });

  it('tells of what was added once that is sure, and of nothing that was taken back', async () => {
    const heard: string[] = [];
    const settings = testSettings({ DATABASE_URL: database.url });
    const feed = new ChangeFeed(settings, new Log(settings));
    feed.onChange((topic) => heard.push(topic));
    await feed.onApplicationBootstrap();
    // A new listener is first told all topics once; these are dropped.
    heard.length = 0;

    const refused = database.dataSource.transaction(async (within) => {
      await aMediaItem(within, { mediaDir });
      throw new Error('taken back');
    });
    await expect(refused).rejects.toThrow('taken back');
    await add();
    await eventually('the feed has heard', () => heard.length > 0);
    await feed.onApplicationShutdown();

    expect(heard).toEqual(['media']);
    expect(await library.active('gallery')).toHaveLength(1);
  });

  it('of the demo has a picture for every program, for two questions and six for the gallery', async () => {
    await storeLibraryPictures(manager(), mediaDir);
    await seedMediaLibrary(manager(), mediaDir);

    const programs = await library.programPictures(manager());
    expect(
      [...programs].map(([slot, { fileName }]) => [slot, fileName.replace(/-[0-9a-f]{8}\.webp$/, '')]),
    ).toEqual([
      [1, 'seramik-atolyesi'],
      [2, 'cam-boyama-atolyesi'],
      [3, 'linol-baski-atolyesi'],
      [4, 'cocuk-atolyesi'],
      [5, 'ozel-grup-atolyesi'],
    ]);
    const workshops = await library.active('workshops');
    expect(faqPictures(workshops)).toHaveLength(2);
    const gallery = await library.active('gallery');
    expect(gallery).toHaveLength(6);
    for (const { picture } of [...workshops, ...gallery]) expect(picture.alt).toMatch(/^[^:]{20,}$/);
    for (const { title, description } of gallery) expect([title, description]).not.toContain('');
  });
});
