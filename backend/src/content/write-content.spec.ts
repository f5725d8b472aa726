import { beforeEach, describe, expect, it } from '@jest/globals';
import { CONTENT_LIMITS } from '../../contract/content/content-key.js';
import type { ContentSection } from '../../contract/content/content-section.js';
import { forgetContent } from '../../testing/forget-content.js';
import { suiteDatabase } from '../../testing/suite-database.js';
import { testLegalTexts, testStudio } from '../../testing/test-studio.js';
import { ContentCatalogueService } from './content-catalogue.service.js';
import { ContentEntry } from './content-entry.entity.js';
import { WriteContentService } from './write-content.service.js';

const content = new WriteContentService(new ContentCatalogueService(testStudio(), testLegalTexts()));

const database = suiteDatabase([ContentEntry]);

beforeEach(() => forgetContent(database.dataSource));

const ADMIN_ID = '00000000-0000-4000-8000-000000000001';
const write = (section: ContentSection, key: string, value: string, version: number | null) =>
  database.dataSource.transaction((manager) =>
    content.set(manager, ADMIN_ID, { section, key, value, version }),
  );
const set = (section: ContentSection, key: string, value: string) => write(section, key, value, null);
const entries = () => database.dataSource.manager.find(ContentEntry, { order: { id: 'ASC' } });

describe('What the studio writes', () => {
  it('is kept, and counted with every change that is one', async () => {
    await set('hero', 'main_title', '  Toprak \n');
    await set('hero', 'main_title', 'Kil');
    await set('hero', 'main_title', ' Kil ');
    await set('hero', 'subtitle', '');

    expect(await entries()).toMatchObject([
      { section: 'hero', contentKey: 'main_title', contentValue: 'Kil', version: 2 },
    ]);
    const [{ updatedAt } = { updatedAt: new Date(0) }] = await entries();
    expect(Math.abs(Date.now() - updatedAt.getTime())).toBeLessThan(60_000);
  });

  it('is refused with an older version, also when there was no text before', async () => {
    await write('hero', 'main_title', 'Kil', 0);
    await write('hero', 'main_title', 'Toprak', 1);

    for (const old of [0, 1, 3]) {
      await expect(write('hero', 'main_title', 'Su', old)).rejects.toMatchObject({
        code: 'changed_meanwhile',
      });
    }
    expect(await entries()).toMatchObject([{ contentValue: 'Toprak', version: 2 }]);
  });

  it('can be written again after its row was deleted by hand, and goes on in its history', async () => {
    await set('hero', 'main_title', 'Kil');
    await database.dataSource.query('DELETE FROM content_entry');
    await write('hero', 'main_title', 'Toprak', 0);

    expect(await entries()).toMatchObject([{ contentValue: 'Toprak', version: 2 }]);
  });

  it('stays in the history for good, each time with what stood there before', async () => {
    await set('hero', 'main_title', 'Kil');
    await set('hero', 'main_title', 'Kil');
    await set('hero', 'main_title', '');

    const history = () =>
      database.dataSource.query(
        `SELECT version, value_before, value_after, admin_id FROM content_history ORDER BY id`,
      );
    const kept = [
      { version: 1, value_before: '', value_after: 'Kil', admin_id: ADMIN_ID },
      { version: 2, value_before: 'Kil', value_after: '', admin_id: ADMIN_ID },
    ];
    expect(await history()).toEqual(kept);
    for (const rewriting of [
      `UPDATE content_history SET value_before = 'x'`,
      'DELETE FROM content_history',
      'TRUNCATE content_history',
      `INSERT INTO content_history (section, content_key, version, value_before, value_after)
       SELECT section, content_key, version, '', 'x' FROM content_history`,
    ]) {
      await expect(database.dataSource.query(rewriting)).rejects.toThrow(/only ever added to|duplicate key/);
    }
    expect(await history()).toEqual(kept);
  });

  it('by two at once ends as one of both', async () => {
    await Promise.all(['Bir', 'İki', 'Üç', 'Dört'].map((value) => set('blog', 'hero_title', value)));

    const written = await entries();
    expect(written).toHaveLength(1);
    expect(written[0]).toMatchObject({ version: 4, contentValue: expect.stringMatching(/Bir|İki|Üç|Dört/) });
  });

  it.each([
    ['title', 'hero', 'main_title'],
    ['description', 'hero', 'subtitle'],
    ['text', 'about', 'description'],
    ['html', 'legal', 'privacy_content'],
  ] as const)('as a %s is as long as the back office says, and no longer', async (type, section, key) => {
    const max = CONTENT_LIMITS[type];
    await set(section, key, 'a'.repeat(max));

    await expect(set(section, key, 'a'.repeat(max + 1))).rejects.toMatchObject({
      code: 'content_too_long',
      params: { max },
      message: expect.stringContaining(`en fazla ${max} karakter`),
    });
    expect((await entries())[0]).toMatchObject({ version: 1 });
  });

  it.each([
    ['hero', 'main_titel'],
    ['hero', 'mission_text'],
    ['workshops', 'workshop_type_6_title'],
    ['contact', 'constructor'],
    ['contact', '__proto__'],
    ['nowhere', 'main_title'],
    ['constructor', 'name'],
  ])('under %s / %s is refused', async (section, key) => {
    await expect(set(section as ContentSection, key, 'x')).rejects.toMatchObject({
      code: 'content_key_unknown',
      message: `Sitede böyle bir içerik alanı yok: ${section} / ${key}.`,
    });
    expect(await entries()).toEqual([]);
  });

  it('as formatted text is cleaned before it is kept', async () => {
    await set('legal', 'delivery_content', '<p onclick="x()">Bir<script>alert(1)</script></p>');

    expect((await entries())[0]?.contentValue).toBe('<p>Bir</p>');
  });

  it('as formatted text is measured as it is kept, so that it can be saved again as it stands', async () => {
    const max = CONTENT_LIMITS.html;
    await expect(set('legal', 'delivery_content', '&'.repeat(max))).rejects.toMatchObject({
      code: 'content_too_long',
      params: { max },
    });

    await set(
      'legal',
      'delivery_content',
      `<p>${'&'.repeat(900)}</p>${'<script>x</script>'.repeat(max)}`.slice(0, 50_000),
    );
    const [kept] = await entries();
    expect(kept?.contentValue).toContain('&amp;');
    await set('legal', 'delivery_content', kept?.contentValue ?? '');
    expect(await entries()).toEqual([kept]);
  });

  it('as plain text stays as it is, but for what nobody can type', async () => {
    await set('about', 'description', 'Kil & su < sır\u0000\u0007\u202e\nİkinci satır 🏺');

    expect((await entries())[0]?.contentValue).toBe('Kil & su < sır\nİkinci satır 🏺');
  });

  it.each(['Kil, su', '{"a":1}', '["kil"', '"kil"'])('as a list is refused when it is %j', async (value) => {
    await expect(set('workshops', 'workshop_type_1_features', value)).rejects.toMatchObject({
      code: 'content_not_a_list',
    });
  });

  it.each(['["Kil","Su"]', '[]', ''])('as a list is kept when it is %j', async (value) => {
    await set('workshops', 'workshop_type_1_features', value);

    expect((await entries())[0]?.contentValue ?? '').toBe(value);
  });
});
