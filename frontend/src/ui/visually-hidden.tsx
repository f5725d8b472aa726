import { chakra } from '@chakra-ui/react';

/** Text for those who listen to the page. */
export const VisuallyHidden = chakra('span', { base: { srOnly: true } });
