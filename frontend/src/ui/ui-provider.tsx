import '@fontsource-variable/fraunces/wght.css';
import '@fontsource-variable/nunito-sans/wght.css';
import './fonts/turkish.css';
import './theme/base.css';
import { ChakraProvider } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { system } from './theme/system.js';

export function UiProvider({ children }: { readonly children: ReactNode }) {
  return <ChakraProvider value={system}>{children}</ChakraProvider>;
}
