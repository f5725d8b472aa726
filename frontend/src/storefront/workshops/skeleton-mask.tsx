import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

const Box = chakra('div', {
  variants: {
    drawn: {
      true: {
        animationName: 'breathe',
        animationDuration: '1600ms',
        animationIterationCount: 'infinite',
        animationDirection: 'alternate',
        _motionReduce: { animation: 'none' },
        '& *': { color: 'transparent !important' },
        '& :is(h1, h2, h3, p, li, a, button > span)': { bg: 'bg.muted', borderRadius: 'sm' },
        '& svg': { visibility: 'hidden' },
        // A picture that is not displayed is not loaded either.
        '& picture': { display: 'none !important' },
      },
    },
  },
});

/** Shows placeholder content as a skeleton of the same height while the texts are loading. */
export function SkeletonMask({ drawn, children }: { readonly drawn: boolean; readonly children: ReactNode }) {
  return (
    <Box drawn={drawn} aria-hidden={drawn || undefined} inert={drawn}>
      {children}
    </Box>
  );
}
