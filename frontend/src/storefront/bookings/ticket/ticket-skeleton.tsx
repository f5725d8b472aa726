import { chakra } from '@chakra-ui/react';
import { Skeleton } from '../../../ui/skeleton.js';
import { VisuallyHidden } from '../../../ui/visually-hidden.js';

export function TicketSkeleton() {
  return (
    <chakra.div display="grid" gap="5">
      <VisuallyHidden role="status">Bilet yükleniyor</VisuallyHidden>
      <Skeleton h="14" w="60%" />
      <Skeleton h="6" w="86%" />
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: '1fr', md: '1fr auto' }}
        alignItems="center"
        gap="6"
        p="6"
        mt="3"
        borderWidth="1px"
        borderColor="border.emphasized"
        borderRadius="lg"
        bg="bg.panel"
      >
        <chakra.div display="grid" gap="3">
          {['32%', '64%', '72%', '52%'].map((width) => (
            <Skeleton key={width} h="5" w={width} />
          ))}
        </chakra.div>
        <Skeleton boxSize="132px" justifySelf="center" />
      </chakra.div>
    </chakra.div>
  );
}
