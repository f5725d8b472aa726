import { chakra } from '@chakra-ui/react';
import type { MouseEvent } from 'react';
import type { To } from 'react-router-dom';
import { ButtonLink } from './button.js';
import { Spinner } from './spinner.js';

interface MoreLinkProps {
  /** The same list with one page more: an address, so that it works before and without the page's own code. */
  readonly to: To;
  readonly isLoading: boolean;
}

/** Below a list that goes on. */
export function MoreLink({ to, isLoading }: MoreLinkProps) {
  const waitItsTurn = (event: MouseEvent) => {
    if (isLoading) event.preventDefault();
  };
  return (
    <chakra.div display="flex" justifyContent="center" mt={{ base: '10', md: '12' }}>
      <ButtonLink
        to={to}
        replace
        variant="outline"
        icon={isLoading && <Spinner />}
        aria-busy={isLoading || undefined}
        onClick={waitItsTurn}
      >
        {isLoading ? 'Getiriliyor...' : 'Daha fazla göster'}
      </ButtonLink>
    </chakra.div>
  );
}
