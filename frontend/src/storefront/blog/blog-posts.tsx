import { chakra } from '@chakra-ui/react';
import { Fragment } from 'react';
import { POSTS_PER_PAGE } from '@contract/blog/blog-limits.js';
import { paths } from '../../lib/navigation/paths.js';
import { BlogCard, BlogCardSkeleton, BlogGrid } from '../../ui/blog-card.js';
import { ButtonLink } from '../../ui/button.js';
import { EmptyState } from '../../ui/empty-state.js';
import { ErrorState } from '../../ui/error-state.js';
import { MoreLink } from '../../ui/more-link.js';
import { VisuallyHidden } from '../../ui/visually-hidden.js';
import { FirstPost } from './first-post.js';
import { BlogSkeleton } from './blog-skeleton.js';
import type { BlogAddress } from './use-blog-address.js';
import type { BlogPages } from './use-blog-pages.js';
import { WorkshopsCard } from './workshops-card.js';
import { useFeatures } from '../../lib/site/use-features.js';

interface BlogPostsProps {
  readonly list: BlogPages;
  readonly address: BlogAddress;
}

export function BlogPosts({ list, address }: BlogPostsProps) {
  const { status, posts, total, hasMore, isLoadingMore } = list;
  if (status === 'loading') return <BlogSkeleton withFirst={!address.isFiltered} />;
  if (status === 'ready' && posts.length === 0) return <NoPosts isFiltered={address.isFiltered} />;
  return (
    <>
      {posts.length > 0 && <Posts list={list} withFirst={!address.isFiltered} />}
      <VisuallyHidden role="status">
        {posts.length > 0 && `${total} yazının ${posts.length} tanesi gösteriliyor`}
      </VisuallyHidden>
      {status === 'error' ? (
        <chakra.div mt={posts.length > 0 ? '12' : '0'}>
          <ErrorState
            titleAs="h2"
            title="Blog yazısı yüklenirken hata oluştu"
            text="Bağlantınızı kontrol edip yeniden deneyin. Yazılar yerinde duruyor."
            onRetry={list.retry}
            retrying={list.isRetrying}
          />
        </chakra.div>
      ) : (
        (hasMore || isLoadingMore) && <MoreLink to={{ search: address.more }} isLoading={isLoadingMore} />
      )}
    </>
  );
}

interface PostsProps {
  readonly list: BlogPages;
  readonly withFirst: boolean;
}

/** The newest post is shown large above the others; the card about the workshops ends the first page. */
function Posts({ list: { posts, isLoadingMore }, withFirst }: PostsProps) {
  const [first, ...others] = posts;
  const beside = withFirst ? others : posts;
  const invitedAfter = Math.min(beside.length, POSTS_PER_PAGE - 1) - 1;
  return (
    <>
      {withFirst && first && <FirstPost post={first} />}
      <BlogGrid aria-busy={isLoadingMore}>
        {withFirst && beside.length === 0 && <WorkshopsCard />}
        {beside.map((post, index) => (
          <Fragment key={post.slug}>
            <BlogCard post={post} titleAs="h2" />
            {withFirst && index === invitedAfter && <WorkshopsCard />}
          </Fragment>
        ))}
        {isLoadingMore && [0, 1, 2].map((index) => <BlogCardSkeleton key={`skeleton-${index}`} />)}
      </BlogGrid>
    </>
  );
}

function NoPosts({ isFiltered }: { readonly isFiltered: boolean }) {
  const { workshops } = useFeatures();
  if (isFiltered) {
    return (
      <EmptyState
        shape="mug"
        titleAs="h2"
        title="Burada henüz bir yazı yok"
        text="Başka bir konuya bakın ya da defterin bütün sayfalarını açın."
        action={
          <ButtonLink to={paths.blog} variant="outline">
            Tüm Yazıları Görün
          </ButtonLink>
        }
      />
    );
  }
  return (
    <EmptyState
      shape="bowl"
      titleAs="h2"
      title="Henüz yayınlanmış blog yazısı bulunmuyor."
      text="İlk yazılarımız kurumayı bekliyor. O zamana kadar atölyede görüşelim."
      action={
        workshops && (
          <ButtonLink to={paths.workshops} variant="outline">
            Workshop Takvimi
          </ButtonLink>
        )
      }
    />
  );
}
