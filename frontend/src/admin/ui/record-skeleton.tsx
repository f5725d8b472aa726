import { chakra } from '@chakra-ui/react';
import { Skeleton } from '../../ui/skeleton.js';
import { VisuallyHidden } from '../../ui/visually-hidden.js';

interface RecordSkeletonProps {
  readonly rows: number;
  /** The text for screen readers: 'Sipariş yükleniyor'. */
  readonly status?: string;
}

export function RecordSkeleton({ rows, status }: RecordSkeletonProps) {
  return (
    <>
      {status !== undefined && <VisuallyHidden role="status">{status}</VisuallyHidden>}
      <chakra.div aria-hidden="true" display="grid" gap="4">
        {Array.from({ length: rows }, (_, row) => (
          <Skeleton key={row} h="44px" maxW={row % 2 === 0 ? '100%' : '70%'} />
        ))}
      </chakra.div>
    </>
  );
}
