import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
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

interface ProductGridProps {
  readonly products: readonly ProductCardView[];
  /** The path of the page that the grid is on. */
  readonly list: string;
  readonly isStale: boolean;
  /** The last cell. With it the first piece is shown large, because the rows of both together are full. */
  readonly end?: ReactNode;
}

export function ProductGrid({ products, list, isStale, end }: ProductGridProps) {
  return (
    <Grid opacity={isStale ? '0.6' : '1'} aria-busy={isStale}>
      {products.map((product, index) => (
        <ProductCard key={product.id} product={product} feature={Boolean(end) && index === 0} list={list} />
      ))}
      {end}
    </Grid>
  );
}

interface ProductGridSkeletonProps {
  readonly count: number;
  readonly withFeature: boolean;
}

export function ProductGridSkeleton({ count, withFeature }: ProductGridSkeletonProps) {
  return (
    <Grid aria-busy="true">
      {Array.from({ length: count }, (_, index) => (
        <ProductCardSkeleton key={index} feature={withFeature && index === 0} />
      ))}
      <VisuallyHidden>Ürünler yükleniyor</VisuallyHidden>
    </Grid>
  );
}
