import { chakra } from '@chakra-ui/react';
import { Skeleton } from '../ui/skeleton.js';
import { VisuallyHidden } from '../ui/visually-hidden.js';

/** Shows head and tabs until the session is known. */
export function AccountSkeleton() {
  return (
    <div>
      <VisuallyHidden role="status">Hesabınız yükleniyor</VisuallyHidden>
      <Skeleton h="5" w="80px" mb="2" />
      <Skeleton h="11" w="min(440px, 90%)" mb={{ base: '6', md: '8' }} />
      <chakra.div
        display="flex"
        gap="6"
        h="52px"
        alignItems="center"
        borderBottomWidth="1px"
        overflow="hidden"
      >
        {['72px', '116px', '76px', '44px'].map((width) => (
          <Skeleton key={width} h="5" w={width} flexShrink="0" />
        ))}
      </chakra.div>
    </div>
  );
}
