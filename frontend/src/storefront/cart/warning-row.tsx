import { chakra } from '@chakra-ui/react';

/** A change in the cart that must be accepted, with the button at its end. */
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
