import { chakra, defineRecipe } from '@chakra-ui/react';

const cardFrameRecipe = defineRecipe({
  base: { display: 'flex', flexDirection: 'column', minW: '0', position: 'relative' },
  variants: { feature: { true: { gridColumn: 'span 2', gridRow: { md: 'span 2' } } } },
});

/** The card has no box: the picture itself is the card. */
export const CardFrame = chakra('article', cardFrameRecipe, { defaultProps: { className: 'group' } });

export const CardPicture = chakra('div', {
  base: {
    position: 'relative',
    aspectRatio: '1 / 1',
    borderRadius: { base: 'md', md: 'lg' },
    overflow: 'hidden',
    bg: 'bg.picture',
    '& img': { transition: 'scale 900ms cubic-bezier(.22,.7,.25,1)' },
    _groupHover: { '& img': { scale: { base: '1', _motionSafe: '1.03' } } },
  },
  variants: {
    feature: {
      true: {
        aspectRatio: { base: '1 / 1', md: 'auto' },
        flex: { md: '1' },
        minH: { md: '0' },
        '& picture': { position: { md: 'absolute' }, inset: '0' },
      },
    },
    out: { true: { '& img': { opacity: '0.72' } } },
  },
});

/** The link covers the whole card; the add button is above it. */
export const CardLink = chakra('a', {
  base: { _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'lg' } },
});

export const AddButton = chakra('button', {
  base: {
    position: 'relative',
    zIndex: '1',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '1.5',
    minH: 'target',
    minW: 'target',
    px: '3',
    mr: '-3',
    borderRadius: 'md',
    color: 'brand.fg',
    textStyle: 'buttonMd',
    whiteSpace: 'nowrap',
    transition: 'background-color 140ms cubic-bezier(.22,.7,.25,1)',
    _hover: { bg: 'brand.subtle' },
    _disabled: { color: 'fg.subtle' },
    '& > span': { display: { base: 'none', md: 'inline' } },
  },
  variants: { feature: { true: { '& > span': { display: 'inline' } } } },
});
