import { Skeleton } from './skeleton.js';
import { CardFrame } from './product-card.parts.js';

/** Has the exact shape of a card. */
export function ProductCardSkeleton({ feature = false }: { readonly feature?: boolean }) {
  return (
    <CardFrame feature={feature} aria-hidden="true">
      <Skeleton
        aspectRatio={feature ? { base: '1 / 1', md: 'auto' } : '1 / 1'}
        flex={feature ? { md: '1' } : 'none'}
        borderRadius={{ base: 'md', md: 'lg' }}
      />
      <Skeleton h="5" w="70%" mt="18px" />
      <Skeleton h="3.5" w="45%" mt="2.5" />
      <Skeleton h="18px" w="35%" mt="18px" mb="3" />
    </CardFrame>
  );
}
