import { chakra } from '@chakra-ui/react';
import { Skeleton } from '../../ui/skeleton.js';
import { VisuallyHidden } from '../../ui/visually-hidden.js';

/** The form's skeleton while the cart is being held. */
export function CheckoutSkeleton() {
  return (
    <chakra.div display="grid" gap="5">
      <VisuallyHidden role="status">Sepetiniz sizin için ayrılıyor</VisuallyHidden>
      <Skeleton h="6" w="180px" />
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }}
        columnGap="4"
        rowGap="5"
      >
        {Array.from({ length: 4 }, (_, index) => (
          <chakra.div key={index} display="grid" gap="1.5">
            <Skeleton h="5" w="72px" />
            <Skeleton h="12" borderRadius="md" />
          </chakra.div>
        ))}
      </chakra.div>
      <Skeleton h="6" w="160px" mt="3" />
      <Skeleton h="12" borderRadius="md" />
      <Skeleton h="12" borderRadius="md" />
    </chakra.div>
  );
}

export function OrderSkeleton() {
  return (
    <chakra.div
      bg="bg.subtle"
      px={{ base: '5', md: '6' }}
      py={{ base: '3', md: '6' }}
      order={{ base: -1, md: 0 }}
      display="grid"
      gap="4"
      alignContent="start"
    >
      <Skeleton h="48px" borderRadius="md" />
      <Skeleton h="6" w="120px" />
      <Skeleton h="56px" display={{ base: 'none', md: 'block' }} />
      <Skeleton h="56px" display={{ base: 'none', md: 'block' }} />
    </chakra.div>
  );
}
