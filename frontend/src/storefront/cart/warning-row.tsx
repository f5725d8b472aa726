import { chakra } from '@chakra-ui/react';

/** Something in the cart that waits for the visitor's word, with the one tap that gives it at its end. */
export const WarningRow = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '2',
    flexWrap: 'wrap',
    pe: '1',
    py: '1',
    borderRadius: 'md',
    bg: 'warning.subtle',
    color: 'warning.fg',
  },
});
