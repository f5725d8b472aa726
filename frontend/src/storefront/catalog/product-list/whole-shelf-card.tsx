import { chakra } from '@chakra-ui/react';
import { ArrowRight } from 'lucide-react';
import { Link, type LinkProps } from 'react-router-dom';
import { Icon } from '../../../ui/icon.js';

const Frame = chakra(Link, {
  base: {
    display: 'flex',
    flexDirection: 'column',
    '& svg': { transition: 'translate 240ms cubic-bezier(.22,.7,.25,1)' },
    _hover: {
      '& svg': { translate: { base: '0', _motionSafe: '4px' } },
      '& strong': { textDecoration: 'underline' },
    },
  },
});

interface WholeShelfCardProps extends Pick<LinkProps, 'to'> {
  readonly isFiltered: boolean;
  readonly total: number;
}

/** The last cell of the home page's grid leads to all pieces. */
export function WholeShelfCard({ to, isFiltered, total }: WholeShelfCardProps) {
  return (
    <Frame to={to}>
      <chakra.span
        display="flex"
        flexDirection="column"
        alignItems="flex-start"
        justifyContent="flex-end"
        gap="1"
        aspectRatio="1 / 1"
        p={{ base: '4', md: '6' }}
        borderRadius={{ base: 'md', md: 'lg' }}
        bg="bg.subtle"
      >
        <chakra.span mb="auto" color="brand.fg">
          <Icon as={ArrowRight} />
        </chakra.span>
        <chakra.strong
          textStyle="h4"
          fontSize={{ base: '1.0625rem', md: '1.375rem' }}
          textUnderlineOffset="5px"
        >
          {isFiltered ? 'Hepsini görün' : 'Bütün raf'}
        </chakra.strong>
        <chakra.span textStyle="sm" color="fg.muted">
          {total} parça
        </chakra.span>
      </chakra.span>
    </Frame>
  );
}
