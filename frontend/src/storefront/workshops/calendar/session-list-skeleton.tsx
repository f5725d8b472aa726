import { chakra } from '@chakra-ui/react';
import { Skeleton } from '../../../ui/skeleton.js';
import { VisuallyHidden } from '../../../ui/visually-hidden.js';

/** A full day has three sessions; on phones their texts and buttons take more lines. */
export function SessionListSkeleton() {
  return (
    <div>
      <VisuallyHidden>Seanslar yükleniyor</VisuallyHidden>
      {[1, 2, 3].map((row) => (
        <chakra.div key={row} aria-hidden="true" py="6" borderTopWidth="1px">
          <chakra.div display="flex" justifyContent="space-between" alignItems="center">
            <Skeleton w="32" h="7" />
            <Skeleton w="28" h="7" borderRadius="full" />
          </chakra.div>
          <Skeleton w="70%" h="6" mt="2" />
          <Skeleton w="90%" h={{ base: '12', md: '6' }} mt="2" mb="4" />
          <chakra.div
            display="flex"
            justifyContent="space-between"
            alignItems={{ base: 'end', md: 'center' }}
            minH={{ base: '76px', md: '0' }}
          >
            <Skeleton w="40" h="5" />
            <Skeleton w="32" h="11" borderRadius="md" />
          </chakra.div>
        </chakra.div>
      ))}
    </div>
  );
}
