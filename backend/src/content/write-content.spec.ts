import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { CONTENT_LIMITS } from '../../contract/content/content-key.js';
import type { ContentSection } from '../../contract/content/content-section.js';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.js';
import { testSettings } from '../../testing/test-settings.js';
import { ContentEntry } from './content-entry.entity.js';
import { WriteContentService } from './write-content.service.js';

const content = new WriteContentService(testSettings({}));

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase([ContentEntry]);
});
afterAll(() => database.drop());
beforeEach(() => database.dataSource.query('TRUNCATE content_entry'));

const set = (section: ContentSection, key: string, value: string) =>
  database.dataSource.transaction((manager) => content.set(manager, { section, key, value }));
const entries = () => database.dataSource.manager.find(ContentEntry, { order: { id: 'ASC' } });

describe('What the studio writes', () => {
  it('is kept, and counted with every change', async () => {
    await set('hero', 'main_title', '  Toprak \n');
    await set('hero', 'main_title', 'Kil');
    await set('hero', 'subtitle', '');

    expect(await entries()).toMatchObject([
      { section: 'hero', contentKey: 'main_title', contentValue: 'Kil', version: 2 },
      { section: 'hero', contentKey: 'subtitle', contentValue: '', version: 1 },
    ]);
    const [{ updatedAt } = { updatedAt: new Date(0) }] = await entries();
    expect(Math.abs(Date.now() - updatedAt.getTime())).toBeLessThan(60_000);
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

  it('as plain text stays as it is, but for what nobody can type', async () => {
    await set('about', 'description', 'Kil & su < sır\u0000\u0007\nİkinci satır 🏺');

    expect((await entries())[0]?.contentValue).toBe('Kil & su < sır\nİkinci satır 🏺');
  });

  it.each(['Kil, su', '{"a":1}', '["kil"', '"kil"'])('as a list is refused when it is %j', async (value) => {
    await expect(set('workshops', 'workshop_type_1_features', value)).rejects.toMatchObject({
      code: 'content_not_a_list',
    });
  });

  it.each(['["Kil","Su"]', '[]', ''])('as a list is kept when it is %j', async (value) => {
    await set('workshops', 'workshop_type_1_features', value);

    expect((await entries())[0]?.contentValue).toBe(value);
  });
});
