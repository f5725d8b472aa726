import { beforeAll, describe, expect, it } from '@jest/globals';
import { BLOG_CATEGORIES } from '../contract/blog/blog-category.js';
import { suiteFolder } from '../testing/suite-folder.js';
import { FixedClock } from '../testing/fixed-clock.js';
import { suiteDatabase } from '../testing/suite-database.js';
import { BlogPost } from '../src/blog/blog-post.entity.js';
import { BlogQueriesService, type PublishedPost } from '../src/blog/blog-queries.service.js';
import { MediaFile } from '../src/media/media-file.entity.js';
import { plainText, safeHtml } from '../src/platform/html/safe-html.js';
import { seedDemoPosts, storePostPictures } from './demo-posts.js';
import { testStudio } from '../testing/test-studio.js';

describe("The demo's blog", () => {
  // Already 4 March in Istanbul.
  const clock = new FixedClock('2027-03-03T21:30:00Z');
  const database = suiteDatabase([BlogPost, MediaFile]);
  const mediaDir = suiteFolder();
  let posts: PublishedPost[];

  beforeAll(async () => {
    const { manager } = database.dataSource;
    const pictures = await storePostPictures(manager, mediaDir);
    await seedDemoPosts(manager, { clock, pictures });
    posts = await new BlogQueriesService(database.dataSource, clock, testStudio()).newest(50);
  });

  it('has a post on each of its ten topics, the newest a week old, and more than one page of them', () => {
    expect(posts.map(({ category }) => category).toSorted()).toEqual([...BLOG_CATEGORIES].toSorted());
    expect(posts[0]?.publishedAt).toBe('2027-02-25T06:30:00.000Z');
    expect(posts.every(({ createdAt, publishedAt }) => createdAt === publishedAt)).toBe(true);
  });

  it('is worth reading, with a picture that says what it shows', () => {
    for (const { contentHtml, excerpt, metaDescription, picture, readingMinutes, tags } of posts) {
      expect(plainText(contentHtml).split(' ').length).toBeGreaterThan(300);
      expect(contentHtml).toMatch(/<h2>.*<blockquote>/s);
      expect(contentHtml).toMatch(/<li>|<table>/);
      expect(excerpt.length).toBeLessThanOrEqual(160);
      expect(metaDescription.length).toBeLessThanOrEqual(160);
      expect(picture?.alt).toBeTruthy();
      expect(readingMinutes).toBeGreaterThan(1);
      expect(tags.length).toBeGreaterThan(1);
    }
  });

  it('shows in its texts only pictures that are there, and nothing that the rules would take out', async () => {
    const names = (await database.dataSource.manager.find(MediaFile)).map(({ fileName }) => fileName);
    const sources = posts.flatMap(({ contentHtml }) => [
      ...contentHtml.matchAll(/<img src="\/media\/([^/]+)\/960\.webp"/g),
    ]);

    expect(sources.length).toBeGreaterThan(3);
    for (const [, name = ''] of sources) expect(names).toContain(name);
    for (const { contentHtml } of posts) {
      expect(contentHtml.match(/<img/g)?.length ?? 0).toBe(contentHtml.match(/<img src=/g)?.length ?? 0);
      expect(safeHtml(contentHtml)).toBe(contentHtml);
      expect(contentHtml).not.toMatch(/<a>/);
    }
  });

  it('keeps a draft, and a post whose day is to come', async () => {
    const statuses = (await database.dataSource.manager.find(BlogPost)).map(({ status }) => status);

    expect(statuses.filter((status) => status === 'draft')).toHaveLength(1);
    expect(statuses.filter((status) => status === 'scheduled')).toHaveLength(1);
  });
});
