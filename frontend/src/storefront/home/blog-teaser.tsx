import { chakra } from '@chakra-ui/react';
import { paths } from '../../lib/navigation/paths.js';
import { trpc } from '../../lib/server/trpc.js';
import { useSiteTexts } from '../../lib/site/use-site-texts.js';
import { ArrowLink } from '../../ui/arrow-link.js';
import { BlogCard, BlogGrid, BlogGridSkeleton } from '../../ui/blog-card.js';
import { ErrorState } from '../../ui/error-state.js';
import { Section } from '../../ui/section.js';
import { Skeleton } from '../../ui/skeleton.js';
import { NoScriptFailure } from '../../ui/no-script-failure.js';
import { VisuallyHidden } from '../../ui/visually-hidden.js';

const NEWEST = 3;
const UNREAD = 'Blog yazısı yüklenirken hata oluştu';
const FIRST_PAGE = { page: 1 };

/** Shows the newest posts on the home page. */
export function BlogTeaser() {
  const { copy } = useSiteTexts();
  return (
    <Section id="blog" band labelledBy="blog-title">
      <chakra.div
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        justifyContent="space-between"
        columnGap="8"
        rowGap="2"
        mb={{ base: '6', md: '10' }}
      >
        <chakra.h2 id="blog-title" textStyle="h2">
          {copy ? copy.blog.title : <HiddenName />}
        </chakra.h2>
        <ArrowLink to={paths.blog}>Tüm yazılar</ArrowLink>
      </chakra.div>
      <NewestPosts />
    </Section>
  );
}

/** Gives the section a heading for screen readers in every state. */
function HiddenName() {
  return (
    <>
      <VisuallyHidden>Blog</VisuallyHidden>
      <Skeleton h="1.12em" w="6em" maxW="100%" />
    </>
  );
}

function NewestPosts() {
  const { data, isLoadingError, isFetching, refetch } = trpc.blog.posts.useQuery(FIRST_PAGE);
  if (isLoadingError) {
    return (
      <ErrorState
        title={UNREAD}
        text="Bağlantınızı kontrol edip yeniden deneyin. Sepetiniz olduğu gibi duruyor."
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  if (!data) {
    return (
      <>
        <NoScriptFailure title={`${UNREAD}.`} />
        <VisuallyHidden>Blog yazıları yükleniyor</VisuallyHidden>
        <BlogGridSkeleton count={NEWEST} strip />
      </>
    );
  }
  if (data.posts.length === 0) {
    return (
      <chakra.p textStyle="lead" color="fg.muted">
        Henüz yayınlanmış blog yazısı bulunmuyor.
      </chakra.p>
    );
  }
  return (
    <BlogGrid strip>
      {data.posts.slice(0, NEWEST).map((post) => (
        <BlogCard key={post.slug} post={post} titleAs="h3" />
      ))}
    </BlogGrid>
  );
}
