import type { ReactNode } from 'react';
import { PRODUCT_SPECIFICATIONS } from '@contract/catalog/product-specifications.js';
import { PRODUCT_NOT_FOUND } from '@contract/catalog/stock.js';
import { EmptyState } from '../../../ui/empty-state.js';
import { ErrorState } from '../../../ui/error-state.js';
import { Skeleton } from '../../../ui/skeleton.js';
import { ProductColumns, ProductInfo, type ProductPlace, ProductShots } from './product-columns.js';

interface ProductSkeletonProps {
  readonly place: ProductPlace;
  /** The text for screen readers while it is loading. */
  readonly title: ReactNode;
}

export function ProductSkeleton({ place, title }: ProductSkeletonProps) {
  return (
    <ProductColumns place={place} aria-busy="true">
      {title}
      <ProductShots place={place} bg="bg.muted" />
      <ProductInfo place={place}>
        <Skeleton h="4" w="30%" />
        <Skeleton h="9" w="75%" />
        <Skeleton h="7" w="35%" />
        <Skeleton h="12" w="100%" />
        {PRODUCT_SPECIFICATIONS.map((row) => (
          <Skeleton key={row} h="5" w="90%" mt="3" />
        ))}
        <Skeleton h="12" w="100%" mt="4" borderRadius="md" />
      </ProductInfo>
    </ProductColumns>
  );
}

interface ProductMissingProps {
  readonly titleAs: 'h1' | 'h3';
  readonly action: ReactNode;
}

export function ProductMissing({ titleAs, action }: ProductMissingProps) {
  return (
    <EmptyState
      shape="mug"
      titleAs={titleAs}
      title={PRODUCT_NOT_FOUND}
      text="Elde yapılan her şey gibi o da bir kez vardı. Rafta sizi bekleyen başka parçalar var."
      action={action}
    />
  );
}

interface ProductUnreachableProps {
  readonly titleAs: 'h1' | 'h3';
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

export function ProductUnreachable({ titleAs, isRetrying, onRetry }: ProductUnreachableProps) {
  return (
    <ErrorState
      titleAs={titleAs}
      title="Parça yüklenirken bir hata oluştu."
      text="Bağlantınızı kontrol edip yeniden deneyin. Sepetiniz olduğu gibi duruyor."
      onRetry={onRetry}
      retrying={isRetrying}
    />
  );
}
