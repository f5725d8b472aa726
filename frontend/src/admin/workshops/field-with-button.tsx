import { chakra } from '@chakra-ui/react';

/** A field and the button that adds what it names. */
export const FieldWithButton = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto' },
    alignItems: 'start',
    gap: '2',
    // Beside the box below its label, with or without an error under it.
    '& > button': { mt: { md: '27px' } },
  },
});
