import { chakra } from '@chakra-ui/react';

/** Buttons beside each other, on phones below each other in one width. They are not printed. */
export const ActionRow = chakra('div', {
  base: {
    display: { base: 'grid', sm: 'flex' },
    flexWrap: 'wrap',
    gap: '3',
    _print: { display: 'none' },
  },
});
