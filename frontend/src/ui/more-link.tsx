import { chakra } from '@chakra-ui/react';
import { ButtonLink, type ButtonLinkProps } from './button.js';

interface MoreLinkProps extends Pick<ButtonLinkProps, 'to' | 'onClick'> {
  readonly isLoading: boolean;
}

/** A link below a list with more pages. `to` is the same list with one page more, so that it works without scripts. */
export function MoreLink({ isLoading, ...rest }: MoreLinkProps) {
  return (
    <chakra.div display="flex" justifyContent="center" mt={{ base: '10', md: '12' }}>
      <ButtonLink replace variant="outline" pending={isLoading} pendingLabel="Getiriliyor..." {...rest}>
        Daha fazla göster
      </ButtonLink>
    </chakra.div>
  );
}
