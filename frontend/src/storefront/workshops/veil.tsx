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
        // What is not drawn is not loaded either.
        '& picture': { display: 'none !important' },
      },
    },
  },
});

/** A part of the page in its own shape, as high as what comes, while its texts are on their way. */
export function Veil({ drawn, children }: { readonly drawn: boolean; readonly children: ReactNode }) {
  return (
    <Box drawn={drawn} aria-hidden={drawn || undefined} inert={drawn}>
      {children}
    </Box>
  );
}
