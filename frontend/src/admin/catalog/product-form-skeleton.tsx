import { chakra } from '@chakra-ui/react';
import { Skeleton } from '../../ui/skeleton.js';
import { VisuallyHidden } from '../../ui/visually-hidden.js';

export function ProductFormSkeleton() {
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 5fr)' }}
      gap="10"
    >
      <VisuallyHidden role="status">Ürün yükleniyor</VisuallyHidden>
      <chakra.div display="grid" gap="5" alignContent="start">
        {['48px', '48px', '120px', '48px', '48px'].map((height, row) => (
          <Skeleton key={row} h={height} borderRadius="md" />
        ))}
      </chakra.div>
      <Skeleton aspectRatio="1 / 1" borderRadius="md" />
    </chakra.div>
  );
}
