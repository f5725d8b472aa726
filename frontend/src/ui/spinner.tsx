import { chakra } from '@chakra-ui/react';

const Circle = chakra('span', {
  base: {
    boxSize: '5',
    borderRadius: 'full',
    borderWidth: '2px',
    borderColor: 'current',
    borderInlineEndColor: 'transparent',
    animationName: 'spin',
    animationDuration: '900ms',
    animationTimingFunction: 'linear',
    animationIterationCount: 'infinite',
    flexShrink: '0',
  },
});

/** A spinner for buttons only: a loading page shows skeletons. */
export function Spinner() {
  return <Circle aria-hidden="true" />;
}
