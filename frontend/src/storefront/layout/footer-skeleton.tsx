import { chakra } from '@chakra-ui/react';
import { Skeleton } from '../../ui/skeleton.js';

/** Skeleton lines on the footer's background. */
export function FooterSkeleton({ widths }: { readonly widths: readonly string[] }) {
  return (
    <chakra.div display="grid" gap="2.5" py="1" aria-hidden="true">
      {widths.map((width) => (
        <Skeleton key={width} h="4" w={width} bg="border.inverted" />
      ))}
    </chakra.div>
  );
}
