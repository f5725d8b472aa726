import { chakra } from '@chakra-ui/react';
import { ArrowRight } from 'lucide-react';
import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Icon } from './icon.js';

const Styled = chakra('button', {
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
