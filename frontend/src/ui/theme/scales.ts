import { defineTokens } from '@chakra-ui/react';

const STEPS = [
  0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20, 24, 28, 32, 40, 48, 56, 64,
];
const ladder = Object.fromEntries(STEPS.map((step) => [String(step), { value: `${step / 4}rem` }]));

export const spacingTokens = defineTokens.spacing({
  ...ladder,
  gutter: { value: 'clamp(20px, 5.6vw, 80px)' },
  section: { value: 'clamp(72px, 8.4vw, 120px)' },
  split: { value: 'clamp(40px, 8vw, 120px)' },
});

export const sizeTokens = defineTokens.sizes({
  ...ladder,
  full: { value: '100%' },
  content: { value: '1280px' },
  account: { value: '1080px' },
  result: { value: '760px' },
  article: { value: '720px' },
  target: { value: '44px' },
  navTop: { value: '88px' },
  navSolid: { value: '68px' },
  navMobile: { value: '64px' },
});

export const radiusTokens = defineTokens.radii({
  none: { value: '0' },
  sm: { value: '6px' },
  md: { value: '10px' },
  lg: { value: '16px' },
  full: { value: '999px' },
});

export const fontTokens = defineTokens.fonts({
  heading: { value: "'Fraunces Variable', Georgia, serif" },
  body: { value: "'Nunito Sans Variable', 'Segoe UI', system-ui, sans-serif" },
  mono: { value: 'ui-monospace, SFMono-Regular, Menlo, monospace' },
});

export const durationTokens = defineTokens.durations({
  fast: { value: '140ms' },
  base: { value: '240ms' },
  slow: { value: '420ms' },
  picture: { value: '900ms' },
});

export const easingTokens = defineTokens.easings({
  out: { value: 'cubic-bezier(.22,.7,.25,1)' },
  in: { value: 'cubic-bezier(.5,0,.9,.4)' },
});

export const zIndexTokens = defineTokens.zIndex({
  nav: { value: 100 },
  drawer: { value: 400 },
  dialog: { value: 500 },
  toast: { value: 700 },
  skipLink: { value: 800 },
});
