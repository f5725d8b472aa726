import { chakra } from '@chakra-ui/react';
import { Skeleton } from '../../ui/skeleton.js';
import { VisuallyHidden } from '../../ui/visually-hidden.js';

export function OrdersSkeleton() {
  return (
    <div>
      <VisuallyHidden role="status">Siparişleriniz yükleniyor</VisuallyHidden>
      {[2, 1, 2].map((pictures, order) => (
        <chakra.div key={order} pt="6" pb="8" borderBottomWidth="1px" display="grid" gap="5">
          <chakra.div
            display="flex"
            flexDirection={{ base: 'column', md: 'row' }}
            justifyContent="space-between"
            gap="3"
          >
            <div>
              <Skeleton h="7" w="190px" mb="2" />
              <Skeleton h="5" w="280px" maxW="full" />
            </div>
            <Skeleton h="28px" w="112px" borderRadius="full" />
          </chakra.div>
          <chakra.div
            display="flex"
            flexDirection={{ base: 'column', md: 'row' }}
            alignItems={{ base: 'flex-start', md: 'center' }}
            gap={{ base: '4', md: '5' }}
          >
            <chakra.div display="flex" gap="3">
              {Array.from({ length: pictures }, (_, index) => (
                <Skeleton key={index} boxSize="72px" borderRadius="md" />
              ))}
            </chakra.div>
            <chakra.div flex="1" w="full">
              <Skeleton h="5" w="min(380px, 92%)" />
            </chakra.div>
            <Skeleton h="11" w="152px" borderRadius="md" />
          </chakra.div>
        </chakra.div>
      ))}
    </div>
  );
}
