import type { BlogPostDto } from '@contract/blog/blog-post.dto.js';
import { studioDate, studioInstant } from '@contract/common/dates.js';
import { readingMinutes } from '@contract/blog/reading-time.js';
import type { Picture } from '@contract/media/picture.js';
import { PostContent } from '../../ui/blog-post/post-content.js';
import { Dialog } from '../../ui/dialog.js';
import { studioNameOfPage } from '../../lib/site/studio-name.js';

interface PostPreviewProps {
  readonly post: BlogPostDto;
  readonly picture: Picture | null;
  readonly onClose: () => void;
}

/** Previews the post with the same components as the public page. */
export function PostPreview({ post, picture, onClose }: PostPreviewProps) {
  return (
    <Dialog open onClose={onClose} width="product" title="Önizleme" fullScreenOnPhone>
      <PostContent
        post={{
          slug: post.slug,
          title: post.title || 'Başlıksız yazı',
          excerpt: post.excerpt,
          category: post.category,
          tags: post.tags,
          metaTitle: post.metaTitle,
          metaDescription: post.metaDescription,
          metaKeywords: post.metaKeywords,
          authorName: post.authorName || studioNameOfPage(),
          contentHtml: post.content,
          picture: picture && { ...picture, alt: post.featuredAlt },
          publishedAt: publicationOf(post).toISOString(),
          updatedAt: publicationOf(post).toISOString(),
          readingMinutes: readingMinutes(post.content.replace(/<[^>]*>/g, ' ')),
          related: [],
        }}
      />
    </Dialog>
  );
}

function publicationOf({ publishAt }: BlogPostDto): Date {
  const [date = studioDate(new Date()), time = '09:00'] = publishAt?.split('T') ?? [];
  return studioInstant(date, time);
}
