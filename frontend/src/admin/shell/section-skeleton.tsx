import { chakra } from '@chakra-ui/react';
import { Skeleton } from '../../ui/skeleton.js';
import { VisuallyHidden } from '../../ui/visually-hidden.js';

/** Shown while the code of a section is loading. */
export function SectionSkeleton() {
  return (
    <div>
      <VisuallyHidden role="status">Bölüm yükleniyor</VisuallyHidden>
      <Skeleton h="9" w="min(340px, 80%)" mb="2" />
      <Skeleton h="5" w="min(220px, 60%)" mb="8" />
      <chakra.div display="grid" gap="5">
        {['100%', '94%', '98%', '90%', '96%'].map((width) => (
          <Skeleton key={width} h="11" w={width} />
        ))}
      </chakra.div>
    </div>
  );
}
