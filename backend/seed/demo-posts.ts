import type { EntityManager } from 'typeorm';
import { addDays, studioDate, studioInstant } from '../contract/common/dates.js';
import { pictureUrl } from '../contract/media/picture.js';
import type { BlogPostDraft } from '../src/blog/write-blog-post.service.js';
import type { MediaFile } from '../src/media/media-file.entity.js';
import type { Clock } from '../src/platform/clock.js';
import { aBlogPost } from './blog.js';
import { DEMO_POSTS, type DemoPost } from './demo-posts.texts.js';
import { aPicture } from './pictures.js';

const PICTURE_IN_TEXT = /src="([\w-]+\.webp)"/g;
const WIDTH_IN_TEXT = 960;
/** The time of day at which the posts are published. */
const MORNING = '09:30';

type StoredPictures = ReadonlyMap<string, MediaFile>;

/**
 * Separate from the posts, because encoding pictures takes a while and a transaction should not wait for it.
 */
export async function storePostPictures(manager: EntityManager, mediaDir: string): Promise<StoredPictures> {
  const files = new Set(DEMO_POSTS.flatMap(({ picture, content }) => [picture.file, ...filesIn(content)]));
  const stored = await Promise.all(
    Array.from(files, async (file) => [file, await aPicture(manager, { mediaDir, file })] as const),
  );
  return new Map(stored);
}

export async function seedDemoPosts(
  manager: EntityManager,
  { clock, pictures }: { readonly clock: Clock; readonly pictures: StoredPictures },
): Promise<void> {
  const now = clock.now();
  for (const post of DEMO_POSTS) await aBlogPost(manager, draftOf(post, { now, pictures }), clock);
  // Sets the times to the publication instead of the filling of the demo.
  await manager.query(
    `UPDATE blog_post SET created_at = published_at, updated_at = published_at WHERE published_at <= $1`,
    [now],
  );
}

function draftOf(
  { daysAgo, picture, content, ...texts }: DemoPost,
  { now, pictures }: { readonly now: Date; readonly pictures: StoredPictures },
): Partial<BlogPostDraft> {
  return {
    ...texts,
    content: content.replace(PICTURE_IN_TEXT, (_source, file: string) => sourceOf(storedAs(pictures, file))),
    featuredFileId: storedAs(pictures, picture.file).id,
    featuredAlt: picture.alt,
    ...publicationOf(daysAgo, now),
  };
}

function publicationOf(daysAgo: number | null, now: Date): Pick<BlogPostDraft, 'status' | 'publishedAt'> {
  if (daysAgo === null) return { status: 'draft', publishedAt: null };
  const publishedAt = studioInstant(addDays(studioDate(now), -daysAgo), MORNING);
  return { status: daysAgo < 0 ? 'scheduled' : 'published', publishedAt };
}

function sourceOf(file: MediaFile): string {
  const source = pictureUrl(file, WIDTH_IN_TEXT, 'webp');
  return `src="${source}" width="${file.width}" height="${file.height}"`;
}

function storedAs(pictures: StoredPictures, file: string): MediaFile {
  const stored = pictures.get(file);
  if (!stored) throw new Error(`No picture ${file} for the demo's posts`);
  return stored;
}

function filesIn(content: string): string[] {
  return Array.from(content.matchAll(PICTURE_IN_TEXT), ([, file = '']) => file);
}
