import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Skeleton } from '../../ui/skeleton.js';
import { VisuallyHidden } from '../../ui/visually-hidden.js';

const PLACES = 4;

interface RecordCardsProps {
  /** What they are, read aloud: 'Siparişler'. */
  readonly label: string;
  /** Undefined until they are known. */
  readonly cards: readonly ReactNode[] | undefined;
  /** Others are on their way; the ones that stand there stay readable. */
  readonly busy: boolean;
}

/** Records as cards, two beside each other where there is room. */
export function RecordCards({ label, cards, busy }: RecordCardsProps) {
  return (
    <chakra.section
      aria-label={label}
      aria-busy={cards === undefined || busy}
      data-list=""
      scrollMarginTop="5"
    >
      {cards === undefined && <VisuallyHidden role="status">{label} yükleniyor</VisuallyHidden>}
      <chakra.ul
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
        gap="4"
        opacity={busy ? '0.6' : '1'}
        transition="opacity 140ms cubic-bezier(.22,.7,.25,1)"
      >
        {cards ??
          Array.from({ length: PLACES }, (_, place) => (
            <li key={place} aria-hidden="true">
              <Skeleton h="196px" borderRadius="lg" />
            </li>
          ))}
      </chakra.ul>
    </chakra.section>
  );
}

export const RecordCard = chakra('li', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    p: '5',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderRadius: 'lg',
    minW: '0',
    overflowWrap: 'anywhere',
  },
});
