import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { ContentSection } from '../../contract/content/content-section.js';
import { BUILT_IN_TEXTS } from '../../contract/content/workshops-page.texts.js';
import { aMediaItem } from '../../seed/media-library.js';
import { emptyTables } from '../../testing/empty-tables.js';
import { suiteFolder } from '../../testing/suite-folder.js';
import { suiteDatabase } from '../../testing/suite-database.js';
import { testStudio } from '../../testing/test-studio.js';
import { MediaFile } from '../media/media-file.entity.js';
import { MediaItem } from '../media/media-item.entity.js';
import { MediaLibraryQueriesService } from '../media/media-library-queries.service.js';
import { PictureQueriesService } from '../media/picture-queries.service.js';
import { ContentEntry } from './content-entry.entity.js';
import { ContentQueriesService } from './content-queries.service.js';

describe('The workshops page', () => {
  const database = suiteDatabase([ContentEntry, MediaFile, MediaItem]);
  const mediaDir = suiteFolder();
  let content: ContentQueriesService;

  beforeAll(() => {
    const { dataSource } = database;
    content = new ContentQueriesService(
      dataSource,
      new MediaLibraryQueriesService(dataSource, new PictureQueriesService(dataSource)),
      testStudio(),
    );
  });
  beforeEach(() => emptyTables(database.dataSource, 'content_entry', 'media_item'));

  const write = (section: ContentSection, entries: Record<string, string>) =>
    database.dataSource.manager.insert(
      ContentEntry,
      Object.entries(entries).map(([contentKey, contentValue]) => ({ section, contentKey, contentValue })),
    );
  const add = (fields: Partial<Parameters<typeof aMediaItem>[1]>) =>
    aMediaItem(database.dataSource.manager, { mediaDir, ...fields });

  it('speaks with our words while the studio has none', async () => {
    const page = await content.workshopsPage();

    expect(page.hero.title).toBe(BUILT_IN_TEXTS.hero_title);
    expect(page.programs.cards).toHaveLength(5);
    expect(page.gallery.pictures).toEqual([]);
  });

  it('takes its words from its own section alone', async () => {
    await write('hero', { hero_title: 'Ana sayfa' });
    await write('workshops', { hero_title: 'Workshoplarımız', faq_title: '' });

    const page = await content.workshopsPage();

    expect(page.hero.title).toBe('Workshoplarımız');
    expect(page.faq.title).toBe(BUILT_IN_TEXTS.faq_title);
    expect((await content.sections('hero')).get('hero')).toEqual(new Map([['hero_title', 'Ana sayfa']]));
    expect((await content.sections('legal')).size).toBe(0);
  });

  it('shows the pictures that the studio tagged, and those that its texts name', async () => {
    await add({ file: 'seramik-atolyesi.webp', category: 'workshops', altText: 'program: Kil kap' });
    await add({ file: 'firin-rafi.webp', category: 'workshops', altText: 'faq: Fırın', isActive: false });
    const { mediaFileId } = await add({
      file: 'kurulu-sofra.webp',
      altText: 'Kurulu sofra',
      description: 'Sofra.',
    });
    const { fileName } = await database.dataSource.manager.findOneByOrFail(MediaFile, { id: mediaFileId });
    await write('workshops', {
      workshop_faqs: JSON.stringify([
        { question: 'Nasıl?', answer: 'Böyle.', image: `/api/uploads/${fileName}` },
      ]),
    });

    const { programs, faq, gallery } = await content.workshopsPage();

    expect(programs.cards.map(({ picture }) => picture?.alt ?? null)).toEqual([
      'Kil kap',
      null,
      null,
      null,
      null,
    ]);
    expect(faq.questions).toEqual([
      {
        question: 'Nasıl?',
        answer: 'Böyle.',
        picture: expect.objectContaining({ fileName, alt: 'Kurulu sofra' }),
      },
    ]);
    expect(gallery.pictures).toEqual([{ picture: expect.objectContaining({ fileName }), caption: 'Sofra.' }]);
  });
});
