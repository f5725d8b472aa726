import { chakra } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import type { BlogPostCard } from '@contract/blog/blog.views.js';
import { paths } from '../../lib/navigation/paths.js';
import { BlogByline } from '../../ui/blog-byline.js';
import { BlogPicture, BlogPostLink } from '../../ui/blog-card.js';
import { ResponsivePicture } from '../../ui/responsive-picture.js';
import { Skeleton } from '../../ui/skeleton.js';

const SIZES = '(min-width: 1440px) 714px, (min-width: 768px) 50vw, 88vw';

/** The newest post, shown large and separated from the others by a line. */
export function FirstPost({ post }: { readonly post: BlogPostCard }) {
  return (
    <Frame className="group">
      <BlogPicture>
        <ResponsivePicture picture={post.picture} sizes={SIZES} alt="" priority />
      </BlogPicture>
      <div>
        <BlogByline post={post} />
        <chakra.h2 textStyle="h2" mt="1" mb="3" overflowWrap="anywhere">
          <BlogPostLink to={paths.blogPost(post.slug)}>{post.title}</BlogPostLink>
        </chakra.h2>
        <chakra.p textStyle="lead" color="fg.muted">
          {post.excerpt}
        </chakra.p>
      </div>
    </Frame>
  );
}

const Columns = chakra('article', {
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 7fr) minmax(0, 5fr)' },
    columnGap: { base: '8', lg: '14' },
    rowGap: '6',
    alignItems: 'center',
  },
});

function Frame({ children, ...rest }: ComponentProps<typeof Columns>) {
  return (
    <chakra.div borderBottomWidth="1px" pb={{ base: '12', md: '14' }} mb={{ base: '12', md: '14' }}>
      <Columns {...rest}>{children}</Columns>
    </chakra.div>
  );
}

/** Has the exact shape of the first post. */
export function FirstPostSkeleton() {
  return (
    <Frame aria-hidden="true">
      <Skeleton aspectRatio="3 / 2" borderRadius="lg" />
      <div>
        <Skeleton h="3.5" w="55%" mb="4" />
        <Skeleton h="9" w="95%" mb="3" />
        <Skeleton h="9" w="70%" mb="6" />
        <Skeleton h="5" w="100%" mb="2.5" />
        <Skeleton h="5" w="80%" />
      </div>
    </Frame>
  );
}
