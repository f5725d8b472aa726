import { defineRecipe } from '@chakra-ui/react';

const plain = { bg: 'transparent', borderColor: 'transparent' };

export const buttonRecipe = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    borderWidth: '1px',
    borderRadius: 'md',
    whiteSpace: 'nowrap',
    textDecoration: 'none',
    userSelect: 'none',
    flexShrink: '0',
    transition: 'background-color 140ms cubic-bezier(.22,.7,.25,1)',
    // Doubled specificity, so that hovering a button that is only `aria-disabled` does not restore its
    // colours.
    '&&:is(:disabled, [aria-disabled=true]):not([aria-busy=true])': {
      bg: 'bg.muted',
      color: 'fg.muted',
      borderColor: 'transparent',
      cursor: 'not-allowed',
    },
    '&[aria-busy=true]': { cursor: 'progress' },
  },
  variants: {
    variant: {
      primary: {
        bg: 'brand.solid',
        color: 'fg.inverted',
        borderColor: 'transparent',
        _hover: { bg: 'brand.solidHover' },
        _active: { bg: 'brand.solidActive' },
      },
      outline: {
        ...plain,
        borderColor: 'border.emphasized',
        color: 'fg',
        _hover: { bg: 'bg.subtle' },
        '&[aria-expanded=true]': { bg: 'bg.muted' },
      },
      /** A button on a picture, on a light background. */
      heroOutline: {
        ...plain,
        borderColor: 'fg',
        color: 'fg',
        _hover: { bg: { base: 'bg.subtle', xl: 'rgba(251,248,243,.55)' } },
      },
      ghost: { ...plain, color: 'fg', _hover: { bg: 'bg.subtle' } },
      accent: { ...plain, color: 'brand.fg', _hover: { bg: 'brand.subtle' } },
      danger: {
        bg: 'danger.solid',
        color: 'fg.inverted',
        borderColor: 'transparent',
        _hover: { bg: 'danger.fg' },
      },
      dangerOutline: {
        ...plain,
        borderColor: 'danger.solid',
        color: 'danger.solid',
        _hover: { bg: 'danger.subtle' },
      },
      paper: { bg: 'bg', color: 'fg', borderColor: 'transparent', _hover: { bg: 'bg.subtle' } },
    },
    size: {
      lg: { minH: '14', px: '8', textStyle: 'buttonLg' },
      md: { minH: '12', px: '6', textStyle: 'button' },
      sm: { minH: '11', px: '5', textStyle: 'buttonMd' },
    },
    block: { true: { w: 'full' } },
  },
  defaultVariants: { variant: 'primary', size: 'md' },
});

export const iconButtonRecipe = defineRecipe({
  base: {
    position: 'relative',
    flexShrink: '0',
    display: 'inline-grid',
    placeItems: 'center',
    boxSize: 'target',
    borderRadius: 'md',
    bg: 'transparent',
    color: 'inherit',
    transition: 'background-color 140ms cubic-bezier(.22,.7,.25,1)',
    _hover: { bg: 'bg.subtle' },
    _disabled: { color: 'fg.subtle', opacity: '0.55', cursor: 'not-allowed' },
  },
  variants: {
    variant: {
      ghost: {},
      outline: { borderWidth: '1px', borderColor: 'border.emphasized' },
      inverse: { color: 'fg.inverted', _hover: { bg: 'night.hover' } },
    },
  },
  defaultVariants: { variant: 'ghost' },
});
