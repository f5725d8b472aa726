import { chakra, defineRecipe } from '@chakra-ui/react';
import { ArrowRight } from 'lucide-react';
import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { Icon } from './icon.js';

const arrowRecipe = defineRecipe({
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
    /** The whole card around it reacts: the card must be positioned. */
    coversCard: { true: { _after: { content: '""', position: 'absolute', inset: '0' } } },
  },
});
const Styled = chakra('button', arrowRecipe);
const StyledLink = chakra(Link, arrowRecipe);

interface ArrowButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'color'> {
  readonly coversCard?: boolean;
  readonly children: ReactNode;
}

/** Leads on to more, quieter than a button: 'Daha fazla bilgi →'. */
export function ArrowButton({ children, type = 'button', ...rest }: ArrowButtonProps) {
  return (
    <Styled type={type} {...rest}>
      <span>{children}</span>
      <Icon as={ArrowRight} />
    </Styled>
  );
}

/** The same where it leads to a page: 'Tüm yazılar →'. */
export function ArrowLink({ children, ...rest }: Omit<LinkProps, 'color'>) {
  return (
    <StyledLink {...rest}>
      <span>{children}</span>
      <Icon as={ArrowRight} />
    </StyledLink>
  );
}
