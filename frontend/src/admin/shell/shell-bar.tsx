import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface ShellBarProps {
  readonly icon: ReactNode;
  readonly children: ReactNode;
}

/** A note about the whole shop, above every section. */
export function ShellBar({ icon, children }: ShellBarProps) {
  return (
    <chakra.div
      role="note"
      display="flex"
      alignItems="center"
      justifyContent="center"
      gap="2"
      py="2"
      px="4"
      bg="warning.subtle"
      color="warning.fg"
      fontWeight="600"
      css={{ '& a': { textDecoration: 'underline', textUnderlineOffset: '3px' } }}
      _print={{ display: 'none' }}
    >
      {icon}
      <p>{children}</p>
    </chakra.div>
  );
}
