import { defineRecipe } from '@chakra-ui/react';

export const badgeRecipe = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    minH: '28px',
    px: '2.5',
    borderRadius: 'full',
    textStyle: 'xs',
    whiteSpace: 'nowrap',
    '& svg': { boxSize: '15px', strokeWidth: '2' },
  },
  variants: {
    tone: {
      neutral: { bg: 'bg.muted', color: 'fg.muted' },
      success: { bg: 'success.subtle', color: 'success.fg' },
      info: { bg: 'info.subtle', color: 'info.fg' },
      warning: { bg: 'warning.subtle', color: 'warning.fg' },
      danger: { bg: 'danger.subtle', color: 'danger.fg' },
      accent: { bg: 'brand.subtle', color: 'brand.ink' },
      successSolid: { bg: 'success.solid', color: 'fg.inverted' },
      ink: { bg: 'bg.inverted', color: 'fg.inverted' },
      paper: { bg: 'bg', color: 'fg' },
    },
    /** Payment status has no background, because it is read-only and less important. */
    plain: { true: { bg: 'transparent', px: '0', minH: '24px' } },
    /** For texts in capital letters. */
    caps: { true: { letterSpacing: '0.05em' } },
  },
  defaultVariants: { tone: 'neutral' },
});
