import { beforeEach, describe, expect, it } from '@jest/globals';
import type { PageOf } from '../../../contract/admin/page.query.js';
import type {
  AdminContentItem,
  ContentChangeView,
  ContentPreview,
} from '../../../contract/content/admin-content.views.js';
import { contentKeys } from '../../../contract/content/content-keys.js';
import { CONTENT_SECTIONS } from '../../../contract/content/content-section.js';
import type { HomePage } from '../../../contract/content/home-page.js';
import type { AdminVisitor } from '../../../testing/admin-visitor.js';
import { emptyTables } from '../../../testing/empty-tables.js';
import { suiteAdmin } from '../../../testing/suite-admin.js';
import { eventually } from '../../../testing/poll.js';
import { ShopClient } from '../../../testing/shop-client.js';
import { forgetContent } from '../../../testing/forget-content.js';
import { suiteServer } from '../../../testing/suite-server.js';
import { dataOf, refusalOf } from '../../../testing/visitor.js';
import { CurrentStudio } from '../../studio/current-studio.js';

const SCRIPT = '/api/content_manager.php';
const ATTACK =
  '<p>Bir</p><img src=x onerror=alert(1)><script>alert(2)</script><a href="javascript:x()">iki</a>';

const server = suiteServer();
const admin = suiteAdmin(server);

beforeEach(async () => {
  await forgetContent(server.dataSource);
  await emptyTables(server.dataSource, 'log_entry');
});

const list = async () => dataOf(await admin.query('admin.content.list', undefined)) as AdminContentItem[];
const item = async (id: string) => (await list()).find((each) => each.id === id) as AdminContentItem;
const textOf = (id: string) => {
  const [section = '', ...key] = id.split('.');
  return { section, key: key.join('.') };
};
const save = (id: string, value: string, version: number) =>
  admin.mutate('admin.content.save', { ...textOf(id), value, version });
const history = async (id: string) =>
  (dataOf(await admin.query('admin.content.history', textOf(id))) as PageOf<ContentChangeView>).items;
const preview = async (id: string, value: string) =>
  dataOf(await admin.mutate('admin.content.preview', { ...textOf(id), value })) as ContentPreview;
const put = (id: string, body: unknown) =>
  admin.ask(`${SCRIPT}?id=${id}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const homeOf = async (client: ShopClient) => dataOf(await client.ask('/trpc/content.home')) as HomePage;

describe('The editor of the site’s texts', () => {
  it('lists every text that the site knows, and whose words each says', async () => {
    await save('hero.main_title', ' Kil ve su ', 0);
    const items = await list();

    const { seller, profile } = server.app.get(CurrentStudio);
    const catalogue = contentKeys(seller, profile);
    expect(items.map(({ id }) => id)).toEqual(
      CONTENT_SECTIONS.flatMap((section) =>
        Object.keys(catalogue[section]).map((key) => `${section}.${key}`),
      ),
    );
    expect(await item('hero.main_title')).toMatchObject({
      ...{ label: 'Ana başlık', type: 'title', displayOrder: 0, version: 1 },
      ...{ own: 'Kil ve su', shown: 'Kil ve su', builtIn: 'Elde şekillenir, sofrada yaşar.' },
      updatedAt: expect.stringMatching(/^\d{4}-/),
    });
    const subtitle = await item('hero.subtitle');
    expect(subtitle).toMatchObject({ own: '', version: 0, updatedAt: null, shown: subtitle.builtIn });
    expect(items.filter(({ isPicture }) => isPicture).map(({ key }) => key)).toEqual([
      'background_image',
      ...[1, 2, 3, 4, 5].map((slot) => `workshop_type_${slot}_image`),
    ]);
  });

  it('tells what is written but does not show yet', async () => {
    await save('workshops.workshop_type_1_title', 'Yalnız program', 0);

    const { own, shown, builtIn } = await item('workshops.workshop_type_1_title');
    expect([own, shown]).toEqual(['Yalnız program', builtIn]);
  });

  it('shows a changed text in every process within two seconds, and the built-in one again', async () => {
    const neighbour = new ShopClient(await server.startNeighbour());
    const before = (await homeOf(neighbour)).hero.title;

    await save('hero.main_title', 'Bambaşka', 0);
    await eventually('it is seen', async () => (await homeOf(neighbour)).hero.title === 'Bambaşka', 2_000);
    expect(dataOf(await save('hero.main_title', '', 1))).toMatchObject({ own: '', version: 2 });
    await eventually('ours is back', async () => (await homeOf(neighbour)).hero.title === before, 2_000);
  });

  it('keeps every version with who wrote it, and an old one can be had again', async () => {
    await save('hero.main_title', 'Bir', 0);
    await save('hero.main_title', 'İki', 1);
    await save('hero.main_title', 'İki', 2);
    const [last, first] = await history('hero.main_title');
    expect(last).toMatchObject({ version: 2, before: 'Bir', after: 'İki' });
    expect(first).toMatchObject({ version: 1, before: '', after: 'Bir' });
    const [{ name }] = await server.dataSource.query<[{ name: string }]>('SELECT name FROM admin');
    expect(last?.changedBy).toBe(name);

    await save('hero.main_title', first?.after ?? '', 2);
    expect((await history('hero.main_title')).map(({ version }) => version)).toEqual([3, 2, 1]);
    expect((await item('hero.main_title')).own).toBe('Bir');
  });

  it('writes changes into the activity log, and nothing where nothing changed', async () => {
    await save('contact.contact_phone', '0212 555 01 48', 0);
    await save('contact.contact_phone', '0212 555 01 48', 1);
    await save('contact.contact_phone', '', 1);

    const entries = await server.dataSource.query<{ record_id: string; details: object }[]>(
      `SELECT record_id, details FROM log_entry WHERE record_kind = 'content' ORDER BY id`,
    );
    expect(entries).toMatchObject([
      {
        record_id: 'contact.contact_phone',
        details: { event: 'content_changed', label: 'Telefon', after: { content_value: '0212 555 01 48' } },
      },
      { details: { event: 'content_reset', before: { content_value: '0212 555 01 48' } } },
    ]);
    expect(entries).toHaveLength(2);
  });

  it('refuses who read an older version, and what the site does not know', async () => {
    await save('hero.main_title', 'Bir', 0);

    expect(refusalOf(await save('hero.main_title', 'İki', 0)).code).toBe('changed_meanwhile');
    expect(refusalOf(await save('hero.constructor', 'x', 0)).code).toBe('content_key_unknown');
    expect(refusalOf(await save('hero.main_title', 'a'.repeat(101), 1)).code).toBe('content_too_long');
    expect(refusalOf(await save('workshops.workshop_faqs', '{}', 0)).code).toBe('content_not_a_list');
  });

  it('previews a text as it would be kept, and keeps nothing', async () => {
    expect((await preview('hero.main_title', ' Taslak ')).home.hero.title).toBe('Taslak');
    expect((await preview('workshops.faq_title', 'Taslak')).workshopsPage.faq.title).toBe('Taslak');
    expect((await preview('footer.contact_phone', '0212 000 00 00')).site.contact.phoneHref).toContain('212');
    const { policies } = await preview('legal.privacy_content', ATTACK);
    expect(policies.privacy.html).toBe('<p>Bir</p><a>iki</a>');

    expect(await server.dataSource.query('SELECT FROM content_entry')).toEqual([]);
  });
});

describe('content_manager.php, for admins', () => {
  const listed = async (client: AdminVisitor | ShopClient, query: string) => client.ask(SCRIPT + query);

  it('tells all that the documents name, of texts that nobody wrote as well', async () => {
    const { json } = await listed(admin, '?admin=1&section=hero');

    const { success, content } = json as { success: boolean; content: object[] };
    expect([success, content.length]).toEqual([true, 4]);
    expect(content[0]).toEqual({
      id: 'hero.main_title',
      section: 'hero',
      content_key: 'main_title',
      title: 'Ana başlık',
      description: '',
      content_type: 'title',
      content_value: 'Elde şekillenir, sofrada yaşar.',
      display_order: 0,
      updated_at: null,
    });
  });

  it('is told to nobody else, however often an admin asks first', async () => {
    const stranger = new ShopClient(server);
    for (const query of ['?admin=1', '?admin=true&_t=1', '?section=hero&admin=1', '?%61dmin=1']) {
      await listed(admin, query);
      const { status, text } = await listed(stranger, query);
      expect([query, status, text.includes('display_order')]).toEqual([query, 401, false]);
    }
  });

  it('changes a text by its id, as long as the documents allow', async () => {
    const answer = await put('about.mission_title', { content_value: 'Ne yapıyoruz?' });

    expect([answer.status, answer.json]).toEqual([
      200,
      {
        success: true,
        message: 'İçerik güncellendi.',
        content: expect.objectContaining({ id: 'about.mission_title', content_value: 'Ne yapıyoruz?' }),
      },
    ]);
    expect((await put('about.mission_title', { content_value: 'a'.repeat(101) })).status).toBe(400);
    expect((await put('about.mission_title', {})).status).toBe(400);
    expect((await put('about.yok', { content_value: 'x' })).status).toBe(404);
    expect((await item('about.mission_title')).own).toBe('Ne yapıyoruz?');
  });

  it('says in the documented words that it cannot be read or written', async () => {
    const rename = (from: string, to: string) =>
      server.dataSource.query(`ALTER TABLE ${from} RENAME TO ${to}`);
    await rename('content_history', 'content_history_gone');
    const unsaved = await put('hero.main_title', { content_value: 'x' });
    await rename('content_history_gone', 'content_history');
    await rename('content_entry', 'content_entry_gone');
    const unread = await listed(admin, '?admin=1');
    await rename('content_entry_gone', 'content_entry');

    expect(unsaved.json).toMatchObject({ success: false, error: 'İçerik güncellenirken hata oluştu' });
    expect(unread.json).toMatchObject({ success: false, error: 'İçerikler yüklenirken hata oluştu' });
  });

  it('keeps nothing that runs', async () => {
    await put('legal.delivery_content', { content_value: ATTACK });

    expect((await item('legal.delivery_content')).own).toBe('<p>Bir</p><a>iki</a>');
  });
});
