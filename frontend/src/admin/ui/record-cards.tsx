import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { shortId } from '@contract/common/short-id.js';
import { ButtonLink } from '../../ui/button.js';
import { Skeleton } from '../../ui/skeleton.js';
import { VisuallyHidden } from '../../ui/visually-hidden.js';

const PLACES = 4;

interface RecordCardsProps {
  /** The name of the list for screen readers: 'Siparişler'. */
  readonly label: string;
  /** Undefined until they are loaded. */
  readonly cards: readonly ReactNode[] | undefined;
  /** True while other cards are loading and the shown ones stay readable. */
  readonly busy: boolean;
}

/** Shows records as cards, two in a row where there is room. */
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

interface RecordCardFootProps {
  readonly id: string;
  readonly href: string;
  /** The states of the record. */
  readonly children: ReactNode;
}

export function RecordCardFoot({ id, href, children }: RecordCardFootProps) {
  return (
    <chakra.div display="flex" alignItems="center" flexWrap="wrap" gap="3" mt="auto">
      {children}
      <chakra.span flex="1" />
      <ButtonLink
        to={href}
        preventScrollReset
        variant="outline"
        size="sm"
        aria-label={`Ayrıntıları Gör: ${shortId(id)}`}
      >
        Ayrıntıları Gör
      </ButtonLink>
    </chakra.div>
  );
}
