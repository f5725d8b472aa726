import type { EntityManager } from 'typeorm';
import { addDays, studioDate, studioInstant } from '../contract/common/dates.js';
import type { BlogPostDraft } from '../src/blog/write-blog-post.service.js';
import type { Clock } from '../src/platform/clock.js';
import { picturesOfPost, type StoredPictures, withStoredPictures } from '../src/samples/sample-post.js';
import { SAMPLE_POSTS, type SamplePost } from '../src/samples/sample-posts.texts.js';
import { aBlogPost } from './blog.js';
import { aPicture } from './pictures.js';

/** The time of day at which the posts are published. */
const MORNING = '09:30';

/**
 * Separate from the posts, because encoding pictures takes a while and a transaction should not wait for it.
 */
export async function storePostPictures(manager: EntityManager, mediaDir: string): Promise<StoredPictures> {
  const files = new Set(SAMPLE_POSTS.flatMap(picturesOfPost));
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
  for (const post of SAMPLE_POSTS) await aBlogPost(manager, draftOf(post, { now, pictures }), clock);
  // Sets the times to the publication instead of the filling of the demo.
  await manager.query(
    `UPDATE blog_post SET created_at = published_at, updated_at = published_at WHERE published_at <= $1`,
    [now],
  );
}

function draftOf(
  post: SamplePost,
  { now, pictures }: { readonly now: Date; readonly pictures: StoredPictures },
): Partial<BlogPostDraft> {
  const { daysAgo, picture: _picture, isOfDemoStudio: _isOfDemoStudio, ...texts } = post;
  return { ...texts, ...withStoredPictures(post, pictures), ...publicationOf(daysAgo, now) };
}

function publicationOf(daysAgo: number | null, now: Date): Pick<BlogPostDraft, 'status' | 'publishedAt'> {
  if (daysAgo === null) return { status: 'draft', publishedAt: null };
  const publishedAt = studioInstant(addDays(studioDate(now), -daysAgo), MORNING);
  return { status: daysAgo < 0 ? 'scheduled' : 'published', publishedAt };
}
