import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import type { BlogPostView } from '@contract/blog/blog.views.js';
import { narrowedBlog } from '../../lib/navigation/blog-address.js';
import { BlogByline } from '../blog-byline.js';
import { ResponsivePicture } from '../responsive-picture.js';
import { ShareButton } from '../share-button.js';
import { CoverFrame, TextColumn } from './post-columns.js';
import { PostText } from './post-text.js';

const COVER_SIZES = '(min-width: 1270px) 1120px, 88vw';

export function PostContent({ post }: { readonly post: BlogPostView }) {
  return (
    <chakra.article pb={{ base: '12', md: '20' }}>
      <PostHead post={post} />
      {post.picture && (
        <CoverFrame>
          <ResponsivePicture picture={post.picture} sizes={COVER_SIZES} priority />
        </CoverFrame>
      )}
      <TextColumn pt={post.picture ? { base: '10', md: '12' } : '0'}>
        <PostText html={post.contentHtml} />
        {post.tags.length > 0 && <Tags tags={post.tags} />}
      </TextColumn>
    </chakra.article>
  );
}

function PostHead({ post }: { readonly post: BlogPostView }) {
  return (
    <TextColumn pt={{ base: '10', md: '16' }}>
      <BlogByline
        post={post}
        categoryLink={narrowedBlog('category', post.category)}
        textStyle="body"
        mb={{ base: '2', md: '3' }}
      />
      <chakra.h1 textStyle="h1" mb="5" overflowWrap="anywhere">
        {post.title}
      </chakra.h1>
      <chakra.p textStyle="lead" color="fg.muted">
        {post.excerpt}
      </chakra.p>
      <chakra.div
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        justifyContent="space-between"
        gap="3"
        pt={{ base: '5', md: '6' }}
        pb="8"
      >
        <chakra.p color="fg.muted">Yazan: {post.authorName}</chakra.p>
        <ShareButton name={post.title} label="Paylaşın" variant="outline" />
      </chakra.div>
    </TextColumn>
  );
}

const TagLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minH: 'target',
    px: '4',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    borderRadius: 'full',
    textStyle: 'sm',
    fontWeight: '600',
    overflowWrap: 'anywhere',
    transition: 'background-color 140ms cubic-bezier(.22,.7,.25,1)',
    _hover: { bg: 'bg.subtle' },
  },
});

function Tags({ tags }: { readonly tags: readonly string[] }) {
  return (
    <chakra.ul display="flex" flexWrap="wrap" gap="2" mt="10" aria-label="Etiketler">
      {tags.map((tag) => (
        <li key={tag}>
          <TagLink to={narrowedBlog('tag', tag)}>{tag}</TagLink>
        </li>
      ))}
    </chakra.ul>
  );
}
