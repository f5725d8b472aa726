import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { StudioLogo } from '../../ui/studio-logo.js';
import { StaticPicture } from '../../ui/static-picture.js';
import { SIGN_IN_PICTURE } from './sign-in-picture.js';

/** A picture at the left where there is room, and the form at the right. */
export function SignInFrame({ children }: { readonly children: ReactNode }) {
  return (
    <chakra.main
      id="main"
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '5fr 7fr' }}
      minH="100dvh"
    >
      <chakra.div display={{ base: 'none', lg: 'block' }} position="relative" minH="full">
        <chakra.div position="absolute" inset="0">
          <StaticPicture picture={SIGN_IN_PICTURE} sizes="42vw" priority />
        </chakra.div>
      </chakra.div>
      <chakra.div
        display="grid"
        alignContent={{ base: 'start', md: 'center' }}
        justifyItems="center"
        px="gutter"
        py={{ base: '10', md: '16' }}
      >
        <chakra.div w="full" maxW="420px" display="grid" gap="5">
          <StudioLogo />
          {children}
        </chakra.div>
      </chakra.div>
    </chakra.main>
  );
}
