import { chakra } from '@chakra-ui/react';
import type { BlogPostCard } from '@contract/blog/blog.views.js';
import { BlogCard, BlogGrid } from '../../../ui/blog-card.js';

const TITLE_ID = 'related-posts-title';

export function RelatedPosts({ posts }: { readonly posts: readonly BlogPostCard[] }) {
  if (posts.length === 0) return null;
  return (
    <chakra.section aria-labelledby={TITLE_ID} bg="bg.subtle" py="section">
      <chakra.div maxW="calc({sizes.content} + 2 * {spacing.gutter})" mx="auto" px="gutter">
        <chakra.h2 id={TITLE_ID} textStyle="h2" mb="10">
          Benzer yazılar
        </chakra.h2>
        <BlogGrid strip>
          {posts.map((post) => (
            <BlogCard key={post.slug} post={post} titleAs="h3" />
          ))}
        </BlogGrid>
      </chakra.div>
    </chakra.section>
  );
}
