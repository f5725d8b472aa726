import { chakra } from '@chakra-ui/react';
import { Skeleton } from '../../ui/skeleton.js';

/** In the shape of the page's texts and pictures, while they are on their way. */
export function HeroTextSkeleton() {
  return (
    <chakra.div display="grid" gap="3">
      <Skeleton h={{ base: '10', md: '14' }} w="72%" />
      <Skeleton h={{ base: '10', md: '14' }} w="88%" mb="3" />
      <Skeleton h="5" w="64%" />
      <Skeleton h="5" w="96%" />
      <Skeleton h="5" w="80%" />
    </chakra.div>
  );
}

export function HeadSkeleton() {
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns={{ base: '1fr', lg: '7fr 5fr' }}
      columnGap="16"
      rowGap="3"
      alignItems="end"
      mb={{ base: '8', md: '12' }}
    >
      <Skeleton h="11" w={{ base: '80%', lg: '56%' }} />
      <chakra.div display="grid" gap="3" maxW="34em">
        <Skeleton h="5" />
        <Skeleton h="5" w="60%" />
      </chakra.div>
    </chakra.div>
  );
}

export function ProgramCardSkeleton({ pictureRatio }: { readonly pictureRatio: object }) {
  return (
    <div>
      <Skeleton aspectRatio={pictureRatio} borderRadius="lg" mb="5" />
      <chakra.div display="grid" gap="3">
        <Skeleton h="7" w="54%" />
        <Skeleton h="4" w="92%" />
        <Skeleton h="4" w="70%" />
        <Skeleton h="4" w="48%" />
      </chakra.div>
    </div>
  );
}

export function GallerySkeleton() {
  return (
    <chakra.div display="grid" justifyItems="center" px={{ base: 'gutter', md: '0' }}>
      <Skeleton
        w={{ base: '100%', md: 'min(calc((100% - 48px) * 4 / 8.2), 860px)' }}
        aspectRatio="3 / 2"
        borderRadius="lg"
      />
    </chakra.div>
  );
}

export function QuestionsSkeleton() {
  return (
    <div>
      {['78%', '54%', '66%', '42%', '62%', '48%', '52%', '70%'].map((width, index) => (
        <chakra.div key={index} borderTopWidth="1px" minH="72px" display="grid" alignItems="center">
          <Skeleton h="5" w={width} />
        </chakra.div>
      ))}
    </div>
  );
}
