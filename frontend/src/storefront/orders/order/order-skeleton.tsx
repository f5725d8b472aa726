import { chakra } from '@chakra-ui/react';
import { Skeleton } from '../../../ui/skeleton.js';
import { VisuallyHidden } from '../../../ui/visually-hidden.js';

export function OrderSkeleton() {
  return (
    <chakra.div display="grid" gap="5">
      <VisuallyHidden role="status">Sipariş yükleniyor</VisuallyHidden>
      <Skeleton boxSize="72px" borderRadius="full" />
      <Skeleton h="14" w="80%" />
      <Skeleton h="6" w="92%" />
      <chakra.div display="grid" gap="0" borderTopWidth="1px" mt="3">
        {['40%', '56%', '34%'].map((width) => (
          <chakra.div key={width} py="3" borderBottomWidth="1px">
            <Skeleton h="5" w={width} />
          </chakra.div>
        ))}
      </chakra.div>
      {[0, 1].map((line) => (
        <chakra.div key={line} display="grid" gridTemplateColumns="56px 1fr" gap="3">
          <Skeleton boxSize="56px" />
          <Skeleton h="5" w="48%" mt="2" />
        </chakra.div>
      ))}
    </chakra.div>
  );
}
