import { chakra } from '@chakra-ui/react';

/** A chosen value, which is removed by pressing it. */
export const PillButton = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    minH: 'target',
    maxW: 'full',
    ps: '14px',
    pe: '3',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    borderRadius: 'full',
    textStyle: 'sm',
    fontWeight: '600',
    textAlign: 'start',
    overflowWrap: 'anywhere',
    _hover: { bg: 'bg.subtle' },
  },
});
