import { chakra } from '@chakra-ui/react';
import { useDocumentTitle } from '../../lib/navigation/use-document-title.js';
import { useLiveChanges } from '../../lib/live/use-live-changes.js';
import { useSiteTexts } from '../../lib/site/use-site-texts.js';
import { BlogFilter } from './blog-filter.js';
import { BlogHead } from './blog-head.js';
import { BlogPosts } from './blog-posts.js';
import { useBlogAddress } from './use-blog-address.js';
import { useBlogPages } from './use-blog-pages.js';

const LIVE_TOPICS = ['blog'] as const;

export function BlogPage() {
  useLiveChanges(LIVE_TOPICS);
  const { copy } = useSiteTexts();
  const address = useBlogAddress();
  const list = useBlogPages(address);
  useDocumentTitle(copy?.blog.title ?? null);
  return (
    <chakra.div
      maxW="calc({sizes.content} + 2 * {spacing.gutter})"
      mx="auto"
      px="gutter"
      pt={{ base: '12', md: 'section' }}
      pb="section"
    >
      <BlogHead texts={copy?.blog ?? null} />
      {address.isFiltered && <BlogFilter address={address} total={list.pages[0]?.total ?? null} />}
      <BlogPosts list={list} address={address} />
    </chakra.div>
  );
}
