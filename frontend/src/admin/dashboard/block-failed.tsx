import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Note } from '../../ui/note.js';
import { TextButton } from '../../ui/text-link.js';
import type { BlockQuery } from './live-queries.js';

type Failed = Pick<BlockQuery, 'isFetching' | 'refetch'>;

function TryAgain({ query }: { readonly query: Failed }) {
  return (
    <TextButton
      aria-disabled={query.isFetching || undefined}
      onClick={query.isFetching ? undefined : () => void query.refetch()}
    >
      {query.isFetching ? 'Deneniyor…' : 'Yeniden deneyin'}
    </TextButton>
  );
}

/** Replaces a block that could not be read; the others stay. */
export function BlockFailed({ query, children }: { readonly query: Failed; readonly children: ReactNode }) {
  return (
    <chakra.div mb="6">
      <Note tone="warning" role="status">
        {children} <TryAgain query={query} />
      </Note>
    </chakra.div>
  );
}

/** Shown below a block that could not be refreshed. */
export function BlockStale({ query }: { readonly query: BlockQuery }) {
  if (!query.isRefetchError) return null;
  return (
    <chakra.p role="status" mt="2" mb="4" textStyle="sm" color="warning.fg">
      Yenilenemedi; gördüğünüz bir önceki durum. <TryAgain query={query} />
    </chakra.p>
  );
}
