import { chakra } from '@chakra-ui/react';
import { Skeleton } from '../../../ui/skeleton.js';
import { VisuallyHidden } from '../../../ui/visually-hidden.js';

/** Two sessions are what a day usually has. */
export function SessionListSkeleton() {
  return (
    <div>
      <VisuallyHidden>Seanslar yükleniyor</VisuallyHidden>
      {[1, 2].map((row) => (
        <chakra.div key={row} aria-hidden="true" py="6" borderTopWidth="1px">
          <chakra.div display="flex" justifyContent="space-between" alignItems="center">
            <Skeleton w="32" h="7" />
            <Skeleton w="28" h="7" borderRadius="full" />
          </chakra.div>
          <Skeleton w="70%" h="6" mt="2" />
          <Skeleton w="90%" h="5" mt="2" mb="4" />
          <chakra.div display="flex" justifyContent="space-between" alignItems="center">
            <Skeleton w="40" h="5" />
            <Skeleton w="32" h="11" borderRadius="md" />
          </chakra.div>
        </chakra.div>
      ))}
    </div>
  );
}
