import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** A link of the footer, tall enough for a finger. */
export const footerTarget = {
  display: 'inline-flex',
  alignItems: 'center',
  minH: 'target',
  overflowWrap: 'anywhere',
  _hover: { textDecoration: 'underline', textUnderlineOffset: '4px' },
} as const;

interface FooterGroupProps {
  readonly as?: 'nav' | 'div';
  readonly label?: string;
  readonly title: string;
  readonly children: ReactNode;
}

export function FooterGroup({ as: Element = 'div', label, title, children }: FooterGroupProps) {
  return (
    <Element aria-label={label}>
      <chakra.h2 textStyle="sm" fontWeight="650" color="fg.invertedMuted" mb="2">
        {title}
      </chakra.h2>
      {children}
    </Element>
  );
}
