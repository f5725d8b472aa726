import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import type { BlogPostCard } from '@contract/blog/blog.views.js';
import { formatShortDate } from '../lib/time/format-short-date.js';

const Line = chakra('p', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '2',
    textStyle: 'sm',
    color: 'fg.subtle',
    '& > :not(:last-child)::after': { content: '"·"', marginInlineStart: '2' },
  },
});

const CategoryLink = chakra(Link, {
  base: { textUnderlineOffset: '4px', _hover: { textDecoration: 'underline' } },
});

interface BlogBylineProps extends HTMLChakraProps<'p'> {
  readonly post: Pick<BlogPostCard, 'category' | 'publishedAt' | 'readingMinutes'>;
  /** The link to the other posts of the category. */
  readonly categoryLink?: string;
}

/** 'Sırlama · 14.11.2026 · 4 dk okuma' */
export function BlogByline({ post, categoryLink, ...rest }: BlogBylineProps) {
  return (
    <Line {...rest}>
      {categoryLink ? (
        <CategoryLink to={categoryLink}>{post.category}</CategoryLink>
      ) : (
        <span>{post.category}</span>
      )}
      <time dateTime={post.publishedAt}>{formatShortDate(post.publishedAt)}</time>
      <span>{post.readingMinutes} dk okuma</span>
    </Line>
  );
}
