import { chakra } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';
import { ArrowLink } from '../../ui/arrow-link.js';
import { Skeleton } from '../../ui/skeleton.js';
import { VisuallyHidden } from '../../ui/visually-hidden.js';
import { BlockFailed, BlockStale } from './block-failed.js';
import type { BlockQuery } from './live-queries.js';

interface SectionProps {
  readonly title: string;
  /** A link to the whole list. */
  readonly more?: { readonly label: string; readonly to: string };
  readonly children: ReactNode;
}

/** A named section of the page with a thin line above. */
export function DashboardSection({ title, more, children }: SectionProps) {
  const id = useId();
  return (
    <chakra.section
      aria-labelledby={id}
      minW="0"
      css={{ '& + &': { mt: '8', pt: '6', borderTopWidth: '1px', borderColor: 'border' } }}
    >
      <chakra.div
        display="flex"
        alignItems="center"
        justifyContent="space-between"
        gap="4"
        mb="3"
        minH="target"
      >
        <chakra.h2 id={id} textStyle="h4" fontSize="1.25rem">
          {title}
        </chakra.h2>
        {more && (
          <chakra.span textStyle="sm">
            <ArrowLink to={more.to}>{more.label}</ArrowLink>
          </chakra.span>
        )}
      </chakra.div>
      {children}
    </chakra.section>
  );
}

interface BlockProps<Data> {
  readonly query: BlockQuery & { readonly data: Data | undefined };
  /** The name of the block: 'Yaklaşan workshoplar'. */
  readonly what: string;
  readonly skeletonRows?: number;
  readonly children: (data: Data) => ReactNode;
}

/** Shows a block's own state: loading, failed, outdated or ready. */
export function DashboardBlock<Data>({ query, what, skeletonRows = 4, children }: BlockProps<Data>) {
  if (query.data !== undefined) {
    return (
      <>
        {children(query.data)}
        <BlockStale query={query} />
      </>
    );
  }
  if (query.isLoadingError) return <BlockFailed query={query}>{what} şu anda okunamıyor.</BlockFailed>;
  return (
    <chakra.div display="grid" gap="4">
      <VisuallyHidden role="status">{what} yükleniyor</VisuallyHidden>
      {Array.from({ length: skeletonRows }, (_, row) => (
        <Skeleton key={row} h="9" />
      ))}
    </chakra.div>
  );
}
