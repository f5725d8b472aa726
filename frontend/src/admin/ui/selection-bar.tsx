import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.js';

interface SelectionBarProps {
  readonly count: number;
  /** The name of the counted rows: 'sipariş'. */
  readonly counted: string;
  readonly onClear: () => void;
  /** What can be done with the selected rows. */
  readonly children: ReactNode;
}

/** Says how many rows are selected and offers what can be done with them. It stays in sight while the list scrolls. */
export function SelectionBar({ count, counted, onClear, children }: SelectionBarProps) {
  if (count === 0) return null;
  return (
    <chakra.section
      aria-label="Seçilenler"
      data-save-bar=""
      position="sticky"
      bottom="0"
      zIndex="2"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="3"
      mt="3"
      py="3"
      px="4"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="lg"
    >
      <chakra.p role="status" flex={{ base: '1 0 100%', md: '1' }} fontWeight="650" whiteSpace="nowrap">
        {count} {counted} seçildi
      </chakra.p>
      <Button variant="ghost" size="sm" onClick={onClear}>
        Seçimi Kaldır
      </Button>
      {children}
    </chakra.section>
  );
}
