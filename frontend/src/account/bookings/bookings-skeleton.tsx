import { chakra } from '@chakra-ui/react';
import { Skeleton } from '../../ui/skeleton.js';
import { VisuallyHidden } from '../../ui/visually-hidden.js';

export function BookingsSkeleton() {
  return (
    <chakra.div pt="8">
      <VisuallyHidden role="status">Rezervasyonlarınız yükleniyor</VisuallyHidden>
      <Skeleton h="7" w="110px" mb="4" />
      <Skeleton h={{ base: '420px', md: '208px' }} borderRadius="lg" />
      <chakra.div display="flex" gap="3" mt="4" mb="10">
        <Skeleton h="11" w="152px" borderRadius="md" />
        <Skeleton h="11" w="140px" borderRadius="md" />
      </chakra.div>
      <Skeleton h="7" w="96px" />
      {[0, 1].map((row) => (
        <chakra.div key={row} py="5" borderBottomWidth="1px">
          <Skeleton h="6" w="180px" mb="1" />
          <Skeleton h="5" w="240px" mb="1.5" />
          <Skeleton h="5" w="200px" />
        </chakra.div>
      ))}
    </chakra.div>
  );
}
