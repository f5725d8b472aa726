import { defineGlobalStyles } from '@chakra-ui/react';

export const globalCss = defineGlobalStyles({
  '*': {
    '--global-font-body': 'fonts.body',
    '--global-font-mono': 'fonts.mono',
    '--global-color-border': 'colors.border',
  },
  html: {
    bg: 'bg',
    color: 'fg',
    colorPalette: 'brand',
    textStyle: 'body',
    fontVariantNumeric: 'tabular-nums lining-nums',
    scrollPaddingTop: '88px',
  },
  '*::placeholder': { color: 'fg.subtle', opacity: 1 },
  '*::selection': { bg: 'brand.subtle', color: 'fg' },
  ':focus-visible': {
    outline: '3px solid',
    outlineColor: 'border.focus',
    outlineOffset: '2px',
  },
  '[data-on-inverse] :focus-visible': { outlineColor: 'fg.inverted' },
  // The class of the icons.
  '.lucide': { flexShrink: 0 },
  'button:not(:disabled), [role=button], summary, select, label[for]': { cursor: 'pointer' },
  'button:disabled': { cursor: 'not-allowed' },
  '*, *::before, *::after': {
    _motionReduce: { transitionDuration: '1ms !important', scrollBehavior: 'auto !important' },
  },
});
