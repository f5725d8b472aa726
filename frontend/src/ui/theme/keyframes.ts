import { defineKeyframes } from '@chakra-ui/react';

export const keyframes = defineKeyframes({
  spin: { to: { transform: 'rotate(360deg)' } },
  breathe: { to: { opacity: '0.6' } },
  'fade-in': { from: { opacity: '0' }, to: { opacity: '1' } },
  'fade-out': { from: { opacity: '1' }, to: { opacity: '0' } },
  rise: { from: { opacity: '0', translate: '0 8px' }, to: { opacity: '1', translate: '0 0' } },
  'slide-in-end': { from: { translate: '100% 0' }, to: { translate: '0 0' } },
  'slide-out-end': { from: { translate: '0 0' }, to: { translate: '100% 0' } },
  'slide-in-start': { from: { translate: '-100% 0' }, to: { translate: '0 0' } },
  'slide-out-start': { from: { translate: '0 0' }, to: { translate: '-100% 0' } },
});

/** Motion is slow and small; with reduced motion only the opacity changes. */
export const enter = (name: string, duration: string) => ({
  animationName: name,
  animationDuration: duration,
  animationTimingFunction: 'out',
  _motionReduce: { animationName: 'fade-in', animationDuration: '1ms' },
});

export const leave = (name: string, duration: string) => ({
  animationName: name,
  animationDuration: duration,
  animationTimingFunction: 'in',
  _motionReduce: { animationName: 'fade-out', animationDuration: '1ms' },
});
