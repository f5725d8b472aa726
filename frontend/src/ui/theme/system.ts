import { createSystem, defineConfig } from '@chakra-ui/react';
import { baseConfig } from './base-config.js';
import { colorTokens, semanticColors } from './colors.js';
import { globalCss } from './global-css.js';
import { keyframes } from './keyframes.js';
import {
  durationTokens,
  easingTokens,
  fontTokens,
  radiusTokens,
  sizeTokens,
  spacingTokens,
  zIndexTokens,
} from './scales.js';
import { textStyles } from './text-styles.js';

/**
 * The studio's design system. It holds only what screens use: Chakra's default theme stays out of the bundle, and
 * recipes are attached to their elements, so that they are loaded with them.
 */
export const system = createSystem(
  baseConfig,
  defineConfig({
    preflight: true,
    cssVarsPrefix: 'toprak',
    globalCss,
    theme: {
      breakpoints: { sm: '480px', md: '768px', lg: '1024px', xl: '1280px', '2xl': '1536px' },
      keyframes,
      tokens: {
        colors: colorTokens,
        spacing: spacingTokens,
        sizes: sizeTokens,
        radii: radiusTokens,
        fonts: fontTokens,
        durations: durationTokens,
        easings: easingTokens,
        zIndex: zIndexTokens,
      },
      semanticTokens: {
        colors: semanticColors,
        radii: { l1: { value: '{radii.sm}' }, l2: { value: '{radii.md}' }, l3: { value: '{radii.lg}' } },
        shadows: {
          lg: { value: '0 1px 2px rgba(42,33,28,.06), 0 18px 48px -12px rgba(42,33,28,.22)' },
        },
      },
      textStyles,
    },
  }),
);
