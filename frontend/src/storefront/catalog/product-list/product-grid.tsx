import { chakra } from '@chakra-ui/react';
import type { ProductCardView } from '@contract/catalog/catalog.views.js';
import { ProductCard } from '../../../ui/product-card.js';
import { ProductCardSkeleton } from '../../../ui/product-card-skeleton.js';
import { VisuallyHidden } from '../../../ui/visually-hidden.js';

const Grid = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'repeat(2, minmax(0, 1fr))',
      md: 'repeat(3, minmax(0, 1fr))',
      xl: 'repeat(4, minmax(0, 1fr))',
    },
    columnGap: { base: '3', md: '6' },
    rowGap: { base: '8', md: '12' },
    transition: 'opacity 140ms',
  },
});

const SKELETONS = 12;

interface ProductGridProps {
  readonly products: readonly ProductCardView[];
  readonly withFeature: boolean;
  readonly isStale: boolean;
  readonly isLoadingMore: boolean;
}

export function ProductGrid({ products, withFeature, isStale, isLoadingMore }: ProductGridProps) {
  return (
    <Grid opacity={isStale ? '0.6' : '1'} aria-busy={isStale || isLoadingMore}>
      {products.map((product, index) => (
        <ProductCard key={product.id} product={product} feature={withFeature && index === 0} inProductList />
      ))}
      {isLoadingMore &&
        Array.from({ length: 4 }, (_, index) => <ProductCardSkeleton key={`skeleton-${index}`} />)}
    </Grid>
  );
}

export function ProductGridSkeleton({ withFeature }: { readonly withFeature: boolean }) {
  return (
    <Grid aria-busy="true">
      {Array.from({ length: SKELETONS }, (_, index) => (
        <ProductCardSkeleton key={index} feature={withFeature && index === 0} />
      ))}
      <VisuallyHidden>Ürünler yükleniyor</VisuallyHidden>
    </Grid>
  );
}
