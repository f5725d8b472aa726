import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useDocumentTitle } from '../../lib/navigation/use-document-title.js';

interface SectionHeadProps {
  /** The title, which is also the page's name in the browser's tab. */
  readonly title: string;
  /** A heading that greets, instead of the section's name. */
  readonly heading?: string;
  readonly lead?: ReactNode;
  /** Buttons; two in a row on phones. */
  readonly actions?: ReactNode;
}

/** The head of a section with title, lead and actions. */
export function SectionHead({ title, heading = title, lead, actions }: SectionHeadProps) {
  useDocumentTitle(`${title} – Yönetim`);
  return (
    <chakra.header
      display="flex"
      alignItems="flex-end"
      justifyContent="space-between"
      flexWrap="wrap"
      columnGap="6"
      rowGap="4"
      mb="6"
    >
      <chakra.div minW="0">
        <chakra.h1
          textStyle="h3"
          fontSize={{ base: '1.625rem', lg: '1.875rem' }}
          lineHeight="1.15"
          overflowWrap="anywhere"
        >
          {heading}
        </chakra.h1>
        {lead !== undefined && (
          <chakra.p mt="1" color="fg.subtle">
            {lead}
          </chakra.p>
        )}
      </chakra.div>
      {actions !== undefined && (
        <chakra.div
          display={{ base: 'grid', md: 'flex' }}
          gridTemplateColumns="repeat(auto-fit, minmax(150px, 1fr))"
          flexWrap="wrap"
          gap="2"
          w={{ base: 'full', md: 'auto' }}
        >
          {actions}
        </chakra.div>
      )}
    </chakra.header>
  );
}
