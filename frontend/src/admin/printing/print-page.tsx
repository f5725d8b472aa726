import { chakra } from '@chakra-ui/react';
import { Global } from '@emotion/react';
import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { describeLeftOut } from '@contract/printing/left-out.texts.js';
import type { LeftOutOrder } from '@contract/printing/printing.views.js';
import { useDocumentTitle } from '../../lib/navigation/use-document-title.js';
import { useStudio } from '../../lib/site/use-studio.js';
import { Button } from '../../ui/button.js';
import { Icon } from '../../ui/icon.js';
import { Note } from '../../ui/note.js';
import { VisuallyHidden } from '../../ui/visually-hidden.js';
import { LoadError } from '../ui/load-error.js';
import { usePrintOnce } from './use-print-once.js';

interface PrintQuery {
  readonly data: { readonly leftOut?: readonly LeftOutOrder[] } | undefined;
  readonly isError: boolean;
  readonly error: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => Promise<unknown>;
}

interface PrintPageProps {
  readonly title: string;
  /** The value of the CSS property `size`, which knows no name for A6, and the margin that the printer leaves free. */
  readonly paper: { readonly size: 'A4' | '105mm 148mm'; readonly margin: string };
  readonly query: PrintQuery;
  /** Said instead of an empty paper; null when there is something to print. */
  readonly nothing: string | null;
  /** Further ways to get the paper, such as the PDF. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A page that goes to the printer by itself. Around the paper stands what only the screen shows. */
export function PrintPage({ title, paper, query, nothing, actions, children }: PrintPageProps) {
  const isReady = query.data !== undefined && nothing === null;
  const studio = useStudio();
  useDocumentTitle(title);
  // The letterhead is not whole before.
  usePrintOnce(isReady && studio !== undefined);
  return (
    <Desk>
      <Global styles={{ '@page': { size: paper.size, margin: paper.margin } }} />
      <OnScreen>
        <chakra.h1 textStyle="h3" flex="1" minW="0">
          {title}
        </chakra.h1>
        {isReady && actions}
        <Button size="sm" icon={<Icon as={Printer} />} disabled={!isReady} onClick={() => window.print()}>
          Yazdır
        </Button>
      </OnScreen>
      <LeftOut orders={query.data?.leftOut ?? []} />
      {query.isError && <LoadError query={query} what="Yazdırılacaklar yüklenemedi" titleAs="h2" />}
      {query.data === undefined && !query.isError && (
        <VisuallyHidden role="status">Kâğıt hazırlanıyor</VisuallyHidden>
      )}
      {query.data !== undefined && nothing !== null && <chakra.p role="status">{nothing}</chakra.p>}
      <chakra.main overflowX="auto" _print={{ overflow: 'visible' }}>
        {isReady && children}
      </chakra.main>
    </Desk>
  );
}

/** Names the orders that are not on the paper. */
function LeftOut({ orders }: { readonly orders: readonly LeftOutOrder[] }) {
  if (orders.length === 0) return null;
  return (
    <OnScreen>
      <Note>Kâğıdı olmayan siparişler: {describeLeftOut(orders)}.</Note>
    </OnScreen>
  );
}

const Desk = chakra('div', {
  base: { minH: '100dvh', p: '5', bg: 'bg.subtle', _print: { minH: '0', p: '0', bg: 'transparent' } },
});

const OnScreen = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    maxW: '210mm',
    mx: 'auto',
    mb: '5',
    _print: { display: 'none' },
  },
});
