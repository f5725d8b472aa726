import { chakra } from '@chakra-ui/react';
import { ArrowRight } from 'lucide-react';
import { Link, type LinkProps } from 'react-router-dom';
import { Icon } from './icon.js';

const Styled = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minH: 'target',
    color: 'brand.fg',
    fontWeight: '650',
    _hover: { '& > span': { textDecoration: 'underline', textUnderlineOffset: '4px' } },
  },
  variants: {
    /** The whole card becomes the link's target; the card must be positioned. */
    coversCard: { true: { _after: { content: '""', position: 'absolute', inset: '0' } } },
  },
});

interface ArrowLinkProps extends Omit<LinkProps, 'color'> {
  readonly coversCard?: boolean;
}

/** A link to more content, less prominent than a button: 'Daha fazla bilgi →'. */
export function ArrowLink({ children, ...rest }: ArrowLinkProps) {
  return (
    <Styled {...rest}>
      <span>{children}</span>
      <Icon as={ArrowRight} />
    </Styled>
  );
}
