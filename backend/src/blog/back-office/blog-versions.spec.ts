import { beforeEach, describe, expect, it } from '@jest/globals';
import type { AdminBlogPost } from '../../../contract/blog/admin-blog.views.js';
import {
  type BlogVersion,
  type BlogVersionRow,
  type StoredBlogVersion,
  VERSIONS_PER_POST,
} from '../../../contract/blog/blog-version.js';
import { emptyTables } from '../../../testing/empty-tables.js';
import { suiteAdmin } from '../../../testing/suite-admin.js';
import { suiteServer } from '../../../testing/suite-server.js';
import { dataOf, refusalOf } from '../../../testing/visitor.js';

const FORM = {
  ...{ title: 'Seladon sırı', slug: '', content: '<p>Demir.</p>', excerpt: '', category: 'Sır Teknikleri' },
  ...{ tags: [], authorName: '', featuredFileName: null, featuredAlt: '', metaTitle: '' },
  ...{ metaDescription: '', metaKeywords: [], status: 'published', publishAt: '2026-01-02T09:30' },
};

describe('What is written in a post’s form', () => {
  const server = suiteServer();
  const admin = suiteAdmin(server);

  beforeEach(() => emptyTables(server.dataSource, 'blog_post'));

  const create = async () => dataOf(await admin.mutate('admin.blog.create', FORM)) as AdminBlogPost;
  const store = (id: string, revision: number, title: string) =>
    admin.mutate('admin.blog.store', { ...FORM, id, revision, title });
  const stored = async (id: string, revision: number, title: string) =>
    dataOf(await store(id, revision, title)) as StoredBlogVersion;
  const versions = async (id: string) =>
    dataOf(await admin.query('admin.blog.versions', { id })) as BlogVersionRow[];
  const unsaved = async (id: string) =>
    dataOf(await admin.query('admin.blog.unsaved', { id })) as BlogVersion | null;
  const view = async (id: string) => dataOf(await admin.query('admin.blog.view', { id })) as AdminBlogPost;
  const anHourPasses = () =>
    server.dataSource.query(`UPDATE blog_post_version SET begun_at = begun_at - interval '1 hour'`);

  it('is stored without a change of the published post, and found again until it is saved', async () => {
    const post = await create();
    expect([post.revision, await unsaved(post.id)]).toEqual([1, null]);
    const first = await stored(post.id, 1, 'Seladon');
    expect(first).toMatchObject({ revision: 2, storedAt: expect.stringMatching(/Z$/) });
    await stored(post.id, 2, 'Seladon ve ateş');

    expect(await view(post.id)).toMatchObject({ title: 'Seladon sırı', version: 1, revision: 3 });
    expect(await (await fetch(`${server.url}/blog/${post.slug}`)).text()).not.toContain('ve ateş');
    expect(await unsaved(post.id)).toMatchObject({
      values: { ...FORM, title: 'Seladon ve ateş' },
      picture: null,
    });
    dataOf(
      await admin.mutate('admin.blog.update', { ...FORM, id: post.id, version: 1, title: 'Seladon ve ateş' }),
    );
    expect(await unsaved(post.id)).toBeNull();
    expect((await versions(post.id)).map(({ title, isSaved }) => [title, isSaved])).toEqual([
      ['Seladon ve ateş', true],
      ['Seladon ve ateş', false],
      ['Seladon sırı', true],
    ]);
  });

  it('is one version for some minutes, and of its versions only the newest are kept', async () => {
    const { id } = await create();
    for (let revision = 1; revision <= VERSIONS_PER_POST + 2; revision += 1) {
      await stored(id, revision, `Başlık ${revision}`);
      await anHourPasses();
    }
    const kept = await versions(id);
    expect(kept).toHaveLength(VERSIONS_PER_POST);
    expect(kept[0]).toMatchObject({ title: `Başlık ${VERSIONS_PER_POST + 2}` });
    const { revision } = kept.at(-1)!;
    expect(dataOf(await admin.query('admin.blog.version', { id, revision }))).toMatchObject({
      values: { title: 'Başlık 3' },
    });
    expect(refusalOf(await admin.query('admin.blog.version', { id, revision: 1 })).code).toBe('not_found');
  });

  it('is stored without what could act in the form of another admin', async () => {
    const post = await create();
    const content =
      '<p>Demir.</p><form action="/api/admin_users.php"><button>Aç</button></form><img src=x onerror=alert(1)>';
    await admin.mutate('admin.blog.store', { ...FORM, id: post.id, revision: 1, content });
    const kept = (await unsaved(post.id))!.values.content;
    expect(kept).toContain('<p>Demir.</p>');
    expect(kept).not.toMatch(/form|button|onerror/);
  });

  it('in two tabs at the same moment is stored once, and the other one is told', async () => {
    const { id } = await create();
    const answers = await Promise.all(['A', 'B', 'C'].map((title) => store(id, 1, title)));
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.map((answer) => refusalOf(answer).code)).toEqual([
      'changed_meanwhile',
      'changed_meanwhile',
    ]);
    expect(await versions(id)).toHaveLength(2);
  });

  it('of a post that is gone is refused', async () => {
    const { id, version } = await create();
    dataOf(await admin.mutate('admin.blog.remove', { id, version }));
    expect(refusalOf(await store(id, 1, 'Seladon')).code).toBe('blog_post_not_found');
  });
});
