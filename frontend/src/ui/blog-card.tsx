import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import type { BlogPostCard } from '@contract/blog/blog.views.js';
import { paths } from '../lib/navigation/paths.js';
import { BlogByline } from './blog-byline.js';
import { ResponsivePicture } from './responsive-picture.js';
import { Skeleton } from './skeleton.js';

const SIZES = '(min-width: 1440px) 411px, (min-width: 1024px) 29vw, (min-width: 768px) 43vw, 88vw';

/** A grid of posts. */
export const BlogGrid = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      md: 'repeat(2, minmax(0, 1fr))',
      lg: 'repeat(3, minmax(0, 1fr))',
    },
    columnGap: '6',
    rowGap: '12',
  },
  variants: {
    /** Puts three posts into one row, so that none is alone in a second row. */
    strip: {
      true: {
        gridTemplateColumns: { md: 'repeat(3, minmax(0, 1fr))' },
      },
    },
  },
});

/** There is no box around picture and text. */
const Frame = chakra('article', { base: { position: 'relative', minW: '0' } });

/** The picture of a post in a list; the frame around it must be a `group`. */
export const BlogPicture = chakra('div', {
  base: {
    aspectRatio: '3 / 2',
    borderRadius: 'lg',
    overflow: 'hidden',
    bg: 'bg.picture',
    '& img': { transition: 'scale 900ms cubic-bezier(.22,.7,.25,1)' },
    _groupHover: { '& img': { scale: { base: '1', _motionSafe: '1.03' } } },
  },
});

/** The link covers the whole card. */
export const BlogPostLink = chakra(Link, {
  base: { _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'lg' } },
});

interface BlogCardProps {
  readonly post: BlogPostCard;
  /** One level below the heading above the cards. */
  readonly titleAs: 'h2' | 'h3';
}

export function BlogCard({ post, titleAs }: BlogCardProps) {
  const Title = chakra[titleAs];
  return (
    <Frame className="group">
      <BlogPicture mb="5">
        <ResponsivePicture picture={post.picture} sizes={SIZES} alt="" />
      </BlogPicture>
      <BlogByline post={post} mb="2" />
      <Title textStyle="h3" overflowWrap="anywhere">
        <BlogPostLink to={paths.blogPost(post.slug)}>{post.title}</BlogPostLink>
      </Title>
      <chakra.p color="fg.muted" mt="2">
        {post.excerpt}
      </chakra.p>
    </Frame>
  );
}

/** Has the exact shape of a card. */
export function BlogCardSkeleton() {
  return (
    <Frame aria-hidden="true">
      <Skeleton aspectRatio="3 / 2" borderRadius="lg" mb="5" />
      <Skeleton h="3.5" w="70%" mb="4" />
      <Skeleton h="6" w="85%" mb="4" />
      <Skeleton h="4" w="100%" mb="2.5" />
      <Skeleton h="4" w="60%" />
    </Frame>
  );
}

interface BlogGridSkeletonProps {
  readonly count: number;
  readonly strip?: boolean;
}

/** Skeletons of the posts that are loading. */
export function BlogGridSkeleton({ count, strip = false }: BlogGridSkeletonProps) {
  return (
    <BlogGrid strip={strip} aria-busy="true">
      {Array.from({ length: count }, (_, index) => (
        <BlogCardSkeleton key={index} />
      ))}
    </BlogGrid>
  );
}
