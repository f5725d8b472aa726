import { chakra } from '@chakra-ui/react';
import { paths } from '../../../lib/navigation/paths.js';
import { useDocumentTitle } from '../../../lib/navigation/use-document-title.js';
import { ButtonLink } from '../../../ui/button.js';
import { EmptyState } from '../../../ui/empty-state.js';
import { ErrorState } from '../../../ui/error-state.js';
import { Skeleton } from '../../../ui/skeleton.js';
import { VisuallyHidden } from '../../../ui/visually-hidden.js';
import { CoverFrame, TextColumn } from '../../../ui/blog-post/post-columns.js';

export function PostSkeleton() {
  return (
    <chakra.div aria-busy="true" pb="20">
      <VisuallyHidden role="status">Blog yazısı yükleniyor</VisuallyHidden>
      <TextColumn pt={{ base: '10', md: '16' }} pb="8">
        <Skeleton h="4" w="55%" mb="6" />
        <Skeleton h="12" w="90%" mb="3" />
        <Skeleton h="12" w="65%" mb="7" />
        <Skeleton h="5" w="100%" mb="2.5" />
        <Skeleton h="5" w="45%" mb="8" />
        <Skeleton h="11" w="35%" borderRadius="md" />
      </TextColumn>
      <CoverFrame bg="bg.muted" />
      <TextColumn pt="12">
        {['100%', '96%', '98%', '60%'].map((width) => (
          <Skeleton key={width} h="5" w={width} mb="4" />
        ))}
      </TextColumn>
    </chakra.div>
  );
}

export function PostMissing() {
  useDocumentTitle('Bulunamadı');
  return (
    <TextColumn py={{ base: '12', md: '20' }}>
      <EmptyState
        shape="vase"
        titleAs="h1"
        title="Blog yazısı bulunamadı"
        text="Yayından kalkmış ya da adresi değişmiş olabilir. Defterin öbür sayfaları yerinde duruyor."
        action={
          <chakra.div display="flex" flexWrap="wrap" justifyContent="center" gap="3">
            <ButtonLink to={paths.blog}>Tüm Yazıları Görün</ButtonLink>
            <ButtonLink to={paths.home} variant="outline">
              Ana Sayfaya Dönün
            </ButtonLink>
          </chakra.div>
        }
      />
    </TextColumn>
  );
}

interface PostUnreachableProps {
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

export function PostUnreachable({ isRetrying, onRetry }: PostUnreachableProps) {
  return (
    <TextColumn py={{ base: '12', md: '20' }}>
      <ErrorState
        titleAs="h1"
        title="Blog yazısı yüklenirken hata oluştu"
        text="Bağlantınızı kontrol edip yeniden deneyin. Yazı yerinde duruyor."
        onRetry={onRetry}
        retrying={isRetrying}
      />
    </TextColumn>
  );
}
