import { defineRecipe } from '@chakra-ui/react';

/** The box of every text field. The padding shrinks with the thicker error border so that the text does not move. */
export const inputRecipe = defineRecipe({
  base: {
    w: 'full',
    display: 'block',
    minH: '12',
    py: '11px',
    px: '4',
    bg: 'bg.panel',
    color: 'fg',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    borderRadius: 'md',
    textStyle: 'body',
    lineHeight: '1.5',
    appearance: 'none',
    _focus: {
      outline: '3px solid',
      outlineColor: 'border.focus',
      outlineOffset: '0',
      borderColor: 'border.focus',
    },
    _invalid: {
      borderWidth: '2px',
      borderColor: 'border.error',
      py: '10px',
      px: '15px',
      _focus: { outlineColor: 'border.focus', borderColor: 'border.focus' },
    },
    '&:disabled, &:read-only:not(select)': {
      bg: 'bg.subtle',
      color: 'fg.muted',
      borderStyle: 'dashed',
      opacity: '1',
    },
  },
  variants: {
    size: {
      md: {},
      sm: { minH: '11', py: '9px', px: '3.5', textStyle: 'note', _invalid: { py: '8px', px: '13px' } },
    },
  },
  defaultVariants: { size: 'md' },
});

export const checkBoxRecipe = defineRecipe({
  base: {
    appearance: 'none',
    flexShrink: '0',
    boxSize: '6',
    bg: 'bg.panel',
    borderWidth: '1.5px',
    borderColor: 'border.emphasized',
    borderRadius: 'sm',
    display: 'grid',
    placeItems: 'center',
    transition: 'background-color 140ms cubic-bezier(.22,.7,.25,1)',
    _checked: {
      bg: 'brand.solid',
      borderColor: 'brand.solid',
      _before: {
        content: '""',
        w: '6px',
        h: '11px',
        mt: '-3px',
        borderColor: 'fg.inverted',
        borderRightWidth: '2.4px',
        borderBottomWidth: '2.4px',
        transform: 'rotate(45deg)',
      },
    },
    _invalid: { borderWidth: '2px', borderColor: 'border.error' },
    _disabled: { bg: 'bg.muted', borderColor: 'border.emphasized' },
  },
});
