import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { contentKeys } from '../../../contract/content/content-keys.js';
import { CONTENT_SECTIONS, type ContentSection } from '../../../contract/content/content-section.js';
import type { HomePage } from '../../../contract/content/home-page.js';
import { aMediaItem } from '../../../seed/media-library.js';
import { emptyTables } from '../../../testing/empty-tables.js';
import { eventually } from '../../../testing/poll.js';
import { ShopClient } from '../../../testing/shop-client.js';
import { suiteFolder } from '../../../testing/suite-folder.js';
import { suiteServer } from '../../../testing/suite-server.js';
import { dataOf } from '../../../testing/visitor.js';
import { Settings } from '../../platform/config/settings.js';
import { CurrentStudio } from '../../studio/current-studio.js';
import { safeHtml } from '../../platform/html/safe-html.js';

interface RestEntry {
  readonly section: string;
  readonly content_key: string;
  readonly content_value: string;
}

const SCRIPT = '/api/content_manager.php';

const mediaDir = suiteFolder();
const server = suiteServer({ MEDIA_DIR: mediaDir });
const here = new ShopClient(server);
let there: ShopClient;

beforeAll(async () => {
  there = new ShopClient(await server.startNeighbour());
});

/** Writes into the table directly, past the shop. */
const write = (section: ContentSection, key: string, value: string) =>
  server.dataSource.query(
    `INSERT INTO content_entry (section, content_key, content_value) VALUES ($1, $2, $3)
     ON CONFLICT (section, content_key) DO UPDATE SET content_value = excluded.content_value`,
    [section, key, value],
  );
const listed = async (client: ShopClient, query = '') =>
  ((await client.ask(SCRIPT + query)).json as { content: RestEntry[] }).content;
const said = async (client: ShopClient, section: ContentSection, key: string) =>
  (await listed(client, `?section=${section}`)).find(({ content_key }) => content_key === key)?.content_value;

/** Empties the response cache of earlier tests; changes arrive in order, so this is the last one. */
beforeEach(async () => {
  const marker = String(Math.random());
  await emptyTables(server.dataSource, 'content_entry', 'media_item');
  await write('blog', 'cta_text', marker);
  for (const client of [here, there]) {
    await eventually('the change is heard', async () => (await said(client, 'blog', 'cta_text')) === marker);
  }
});

describe('content_manager.php', () => {
  it('tells every text of the site, ours where the studio says nothing', async () => {
    const { seller, profile } = server.app.get(CurrentStudio);
    const builtIn = contentKeys(seller, profile);
    await write('hero', 'main_title', 'Yeni söz');

    const answer = await here.ask(`${SCRIPT}?_t=1765500000000&_refresh=1`);

    expect(answer.status).toBe(200);
    const { success, content } = answer.json as { success: boolean; content: RestEntry[] };
    expect(success).toBe(true);
    const expected = CONTENT_SECTIONS.flatMap((section) =>
      Object.entries(builtIn[section]).map(([key, known]) => [section, key, known.builtIn]),
    );
    const shown = content.map((entry) => [entry.section, entry.content_key, entry.content_value]);
    expect(shown.map(([section, key]) => `${section}.${key}`)).toEqual(
      expected.map(([section, key]) => `${section}.${key}`),
    );
    const other = (rows: (string | undefined)[][]) =>
      rows.filter(([section, key]) => ![section, key].includes('cta_text') && key !== 'main_title');
    expect(other(shown)).toEqual(other(expected));
    expect(await said(here, 'hero', 'main_title')).toBe('Yeni söz');
  });

  it.each(CONTENT_SECTIONS)('tells of %s alone when asked for it', async (section) => {
    const content = await listed(here, `?section=${section}&_t=1`);

    expect(new Set(content.map((entry) => entry.section))).toEqual(new Set([section]));
  });

  it.each(['nowhere', '', 'HERO', 'constructor', "hero'--", '__proto__'])(
    'refuses the section %j',
    async (section) => {
      const answer = await here.ask(`${SCRIPT}?section=${encodeURIComponent(section)}`);

      expect([answer.status, answer.json]).toEqual([
        400,
        expect.objectContaining({ success: false, error: 'Böyle bir içerik bölümü yok.' }),
      ]);
    },
  );

  it('refuses two sections at once', async () => {
    expect((await here.ask(`${SCRIPT}?section=hero&section=about`)).status).toBe(400);
  });

  it.each(['POST', 'PATCH', 'DELETE'])('does not know %s', async (method) => {
    const answer = await here.ask(SCRIPT, { method });

    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD, PUT']);
  });

  it('gives lists as JSON, ours where the studio’s is broken', async () => {
    await write('workshops', 'workshop_faqs', '[{"question":');
    const ours = JSON.parse((await said(here, 'workshops', 'workshop_faqs')) ?? '') as unknown[];
    expect(ours.length).toBeGreaterThan(5);

    const own = '[{"question":"Nasıl?","answer":"Böyle."}]';
    await write('workshops', 'workshop_faqs', own);
    await eventually(
      'the list is seen',
      async () => (await said(here, 'workshops', 'workshop_faqs')) === own,
      2_000,
    );
  });

  it('tells of programs what the page tells: ours until three are complete', async () => {
    const program = async (slot: number) => {
      await write('workshops', `workshop_type_${slot}_title`, `Program ${slot}`);
      await write('workshops', `workshop_type_${slot}_description`, `Anlatım ${slot}`);
    };
    await program(1);
    await program(2);
    expect(await said(here, 'workshops', 'workshop_type_1_title')).toBe('Seramik Atölyesi');

    await program(4);
    const title = (slot: number, what: string) => said(here, 'workshops', `workshop_type_${slot}_${what}`);
    await eventually('the programs are seen', async () => (await title(1, 'title')) === 'Program 1', 2_000);
    expect([await title(4, 'modal_title'), await title(3, 'title')]).toEqual([
      'Program 4',
      'Linol Baskı Atölyesi',
    ]);
  });

  it('gives contact details that can be used, the footer’s before the others', async () => {
    await write('contact', 'contact_phone', '0532 111 22 33');
    await write('footer', 'contact_phone', 'yok');
    await write('footer', 'contact_email', 'alt@toprak.example');
    await write('blog', 'hero_title', 'son');
    await eventually('all is seen', async () => (await said(here, 'blog', 'hero_title')) === 'son', 2_000);

    expect(await said(here, 'footer', 'contact_phone')).toBe('0532 111 22 33');
    expect(await said(here, 'footer', 'contact_email')).toBe('alt@toprak.example');
    expect(await said(here, 'contact', 'contact_email')).toBe(server.app.get(Settings).SELLER_EMAIL);
  });

  it('gives formatted texts without anything that runs, and plain texts as they are', async () => {
    const attack = '<p>Bir</p><img src=x onerror=alert(1)><script>alert(2)</script>';
    await write('legal', 'delivery_content', attack);
    await write('about', 'description', attack);
    await eventually(
      'both are seen',
      async () => (await said(here, 'about', 'description')) === attack,
      2_000,
    );

    expect(await said(here, 'legal', 'delivery_content')).toBe('<p>Bir</p>');
    const answer = await here.ask(SCRIPT);
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('gives our policies in a form that an editor keeps word for word', async () => {
    for (const key of ['privacy_content', 'delivery_content', 'contract_content']) {
      const html = (await said(here, 'legal', key)) ?? '';
      expect(html).toMatch(/^<h2>/);
      expect(safeHtml(html)).toBe(html);
    }
  });

  it('says so when the texts cannot be read', async () => {
    await server.dataSource.query('ALTER TABLE content_entry RENAME TO content_entry_gone');
    try {
      const answer = await here.ask(`${SCRIPT}?section=bulk_order&nothing=ready`);
      expect([answer.status, answer.json]).toEqual([
        500,
        expect.objectContaining({ success: false, error: 'İçerik yüklenirken hata oluştu' }),
      ]);
      for (const read of ['home', 'site', 'workshopsPage']) {
        expect((await there.ask(`/trpc/content.${read}?nothing=ready`)).status).toBe(500);
      }
    } finally {
      await server.dataSource.query('ALTER TABLE content_entry_gone RENAME TO content_entry');
    }
  });
});

describe('A change of the site’s words or pictures', () => {
  const READS = [
    ['/trpc/content.home', 'hero', 'main_title'],
    ['/trpc/content.site', 'footer', 'company_description'],
    ['/trpc/content.workshopsPage', 'workshops', 'hero_title'],
    ['/trpc/content.policy?input=%7B%22kind%22%3A%22privacy%22%7D', 'legal', 'privacy_content'],
    [SCRIPT, 'bulk_order', 'main_title'],
  ] as const;

  it.each(READS)('by hand is seen at %s of every process within two seconds', async (path, section, key) => {
    // Requested twice, because the second answer comes from the cache.
    const before = [await here.ask(path), await there.ask(path)].map(({ text }) => text);
    expect([(await here.ask(path)).text, (await there.ask(path)).text]).toEqual(before);
    expect((await there.ask(path)).headers.get('etag')).toMatch(/^W\/"/);

    await write(section, key, 'Bambaşka bir söz');

    const isSeen = async (client: ShopClient) => (await client.ask(path)).text.includes('Bambaşka bir söz');
    await eventually('both see it', async () => (await isSeen(here)) && (await isSeen(there)), 2_000);
    await server.dataSource.query('DELETE FROM content_entry WHERE section = $1', [section]);
    await eventually('both forget it', async () => !(await isSeen(here)) && !(await isSeen(there)), 2_000);
  });

  it('of the picture in the section about the studio is seen as well', async () => {
    const picture = async () =>
      (dataOf(await there.ask('/trpc/content.home')) as HomePage).about.picture?.alt ?? null;
    await eventually('nothing is there', async () => (await picture()) === null, 2_000);

    const { id } = await aMediaItem(server.dataSource.manager, {
      mediaDir,
      category: 'about',
      altText: 'Çarkın başı',
    });
    await eventually('it is seen', async () => (await picture()) === 'Çarkın başı', 2_000);

    await server.dataSource.query('UPDATE media_item SET is_active = false WHERE id = $1', [id]);
    await eventually('it is gone', async () => (await picture()) === null, 2_000);
  });

  it('names a stored picture for the hero, and one that is stored later', async () => {
    const background = async () =>
      (dataOf(await there.ask('/trpc/content.home')) as HomePage).hero.background?.fileName ?? null;
    const [{ fileName } = { fileName: '' }] = await server.dataSource.query<{ fileName: string }[]>(
      `SELECT file_name AS "fileName" FROM media_file LIMIT 1`,
    );
    await write('hero', 'background_image', 'sonra.webp');
    expect(await background()).toBeNull();

    await write('hero', 'background_image', `/api/uploads/${fileName}`);
    await eventually('it is seen', async () => (await background()) === fileName, 2_000);
  });
});
