import { chakra } from '@chakra-ui/react';
import { Skeleton } from '../../ui/skeleton.js';
import { VisuallyHidden } from '../../ui/visually-hidden.js';

export function MessagesSkeleton() {
  return (
    <div>
      <VisuallyHidden role="status">Mesajlarınız yükleniyor</VisuallyHidden>
      <chakra.div display="flex" alignItems="center" h="11" mt="4">
        <Skeleton h="5" w="200px" />
      </chakra.div>
      {['62%', '48%', '54%'].map((width) => (
        <chakra.div
          key={width}
          display="grid"
          gridTemplateColumns={{ base: '12px minmax(0, 1fr)', md: '12px minmax(0, 1fr) auto' }}
          columnGap="4"
          rowGap="2"
          py="5"
          borderBottomWidth="1px"
        >
          <span />
          <div>
            <chakra.div display="flex" alignItems="center" gap="3" mb="1.5">
              <Skeleton h="28px" w="104px" borderRadius="full" />
              <Skeleton h="4" w="120px" />
            </chakra.div>
            <Skeleton h="6" w="min(280px, 80%)" mb="1.5" />
            <Skeleton h="5" w={width} />
          </div>
          <chakra.div display="flex" alignItems="center" gap="3" gridColumn={{ base: '2', md: '3' }} h="11">
            <Skeleton boxSize="6" />
            <Skeleton boxSize="6" />
          </chakra.div>
        </chakra.div>
      ))}
    </div>
  );
}
