import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { aBlogPost } from '../../seed/blog.js';
import { newsHeard, openPage, startBuiltSite } from '../../testing/built-site.js';
import { emptyTables } from '../../testing/empty-tables.js';
import { ShopClient } from '../../testing/shop-client.js';
import type { TestServer } from '../../testing/test-server.js';
import { BlogPost } from '../blog/blog-post.entity.js';
import { type BlogPostDraft, WriteBlogPostService } from '../blog/write-blog-post.service.js';

let server: TestServer;

beforeAll(async () => {
  server = await startBuiltSite();
});
afterAll(() => server.stop());
beforeEach(async () => {
  await emptyTables(server.dataSource, 'blog_post');
  await newsHeard(server);
});

/** The status and the address of the redirect. */
const open = async (slug: string) => {
  const { status, headers } = await openPage(server.url, `/blog/${slug}`);
  return [status, headers.get('location')];
};

async function edit({ id }: Pick<BlogPost, 'id'>, changes: Partial<BlogPostDraft>): Promise<void> {
  const { manager } = server.dataSource;
  const post = await manager.findOneByOrFail(BlogPost, { id });
  await server.app.get(WriteBlogPostService).update(manager, post, { ...draftOf(post), ...changes });
  await newsHeard(server);
}

function draftOf(post: BlogPost): BlogPostDraft {
  const { title, content, excerpt, tags, authorName, featuredFileId, featuredAlt, status, publishedAt } =
    post;
  const { metaTitle, metaDescription, metaKeywords } = post;
  return {
    ...{ title, content, excerpt, tags, authorName, featuredFileId, featuredAlt, status, publishedAt },
    ...{ metaTitle, metaDescription, metaKeywords },
    category: post.category as BlogPostDraft['category'],
  };
}

describe('The former address of a post', () => {
  it('leads to the new one for good, also when the answer is kept, and by HEAD', async () => {
    const post = await aBlogPost(server.dataSource.manager, { title: 'Eski' });
    await newsHeard(server);
    expect(await open('eski')).toEqual([200, null]);

    await edit(post, { slug: 'yeni' });

    for (const time of ['first', 'again']) {
      expect([time, ...(await open('eski'))]).toEqual([time, 301, '/blog/yeni']);
    }
    const head = await new ShopClient(server).ask('/blog/eski', {
      method: 'HEAD',
      headers: { accept: 'text/html' },
    });
    expect([head.status, head.headers.get('location')]).toEqual([301, '/blog/yeni']);
    expect(await open('yeni')).toEqual([200, null]);
  });

  it('leads straight to the last of several, and no longer away once it is the post’s own again', async () => {
    const post = await aBlogPost(server.dataSource.manager, { title: 'Bir' });
    await edit(post, { slug: 'iki' });
    await edit(post, { slug: 'uc' });
    expect([await open('bir'), await open('iki')]).toEqual([
      [301, '/blog/uc'],
      [301, '/blog/uc'],
    ]);

    await edit(post, { slug: 'bir' });

    expect([await open('bir'), await open('iki'), await open('uc')]).toEqual([
      [200, null],
      [301, '/blog/bir'],
      [301, '/blog/bir'],
    ]);
  });

  it('tells nothing of a post that is not out, and leads to it again when it is', async () => {
    const post = await aBlogPost(server.dataSource.manager, { title: 'Eski' });
    await edit(post, { slug: 'yeni' });

    await edit(post, { status: 'draft' });
    expect([await open('eski'), await open('yeni')]).toEqual([
      [404, null],
      [404, null],
    ]);

    await edit(post, { status: 'published' });
    expect(await open('eski')).toEqual([301, '/blog/yeni']);
  });

  it('leads nowhere when the post was never out under it, or is gone', async () => {
    const { manager } = server.dataSource;
    const draft = await aBlogPost(manager, { title: 'Taslak', status: 'draft' });
    await edit(draft, { slug: 'yazi', status: 'published' });
    expect([await open('taslak'), await open('yazi')]).toEqual([
      [404, null],
      [200, null],
    ]);

    const post = await aBlogPost(manager, { title: 'Eski' });
    await edit(post, { slug: 'yeni' });
    await manager.delete(BlogPost, { id: post.id });
    await newsHeard(server);
    expect(await open('eski')).toEqual([404, null]);
  });

  it('stands in neither the sitemap nor the feed', async () => {
    const post = await aBlogPost(server.dataSource.manager, { title: 'Eski' });
    await edit(post, { slug: 'yeni' });

    for (const path of ['/sitemap.xml', '/blog/rss.xml']) {
      const { text } = await new ShopClient(server).ask(path);
      expect([path, text.includes('/blog/yeni'), text.includes('/blog/eski')]).toEqual([path, true, false]);
    }
  });
});
