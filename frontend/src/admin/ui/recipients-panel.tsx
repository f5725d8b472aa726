import { chakra } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';
import type { Pagination } from '@contract/admin/page.query.js';
import { ErrorState } from '../../ui/error-state.js';
import { Skeleton } from '../../ui/skeleton.js';
import { VisuallyHidden } from '../../ui/visually-hidden.js';
import { describeLoadFailure } from '../lib/describe-load-failure.js';
import { formatPeopleCount } from '../lib/format-people-count.js';
import { ShortPager } from './short-pager.js';

interface RecipientsPanelProps<Page> {
  readonly read: {
    readonly data: Page | undefined;
    readonly error: unknown;
    readonly isLoadingError: boolean;
    readonly isFetching: boolean;
    /** True while the rows of another group are shown and the new ones are loading. */
    readonly isPlaceholderData: boolean;
    readonly refetch: () => unknown;
  };
  /** The number of recipients and who is left out. */
  readonly lead: (page: Page) => ReactNode;
  /** A list item for each recipient. */
  readonly people: (page: Page) => ReactNode;
  readonly onPage: (page: number) => void;
}

/** Shows the recipients before a message is sent. */
export function RecipientsPanel<Page extends { readonly pagination: Pagination }>({
  read,
  ...shown
}: RecipientsPanelProps<Page>) {
  const { data, error, isLoadingError, isFetching, isPlaceholderData, refetch } = read;
  const titleId = useId();
  return (
    <chakra.section
      aria-labelledby={titleId}
      aria-busy={isPlaceholderData}
      bg="bg.subtle"
      borderRadius="lg"
      p={{ base: '4', md: '5' }}
      minW="0"
    >
      <chakra.h2 id={titleId} textStyle="h4" mb="1">
        Kimlere gidecek?
      </chakra.h2>
      {isLoadingError && (
        <ErrorState
          title={describeLoadFailure(error, 'Alıcılar yüklenirken hata oluştu')}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {!data && !isLoadingError && <PanelSkeleton />}
      {data && (
        <chakra.div opacity={isPlaceholderData ? '0.6' : '1'}>
          <People page={data} {...shown} />
        </chakra.div>
      )}
    </chakra.section>
  );
}

function People<Page extends { readonly pagination: Pagination }>({
  page,
  lead,
  people,
  onPage,
}: Omit<RecipientsPanelProps<Page>, 'read'> & { readonly page: Page }) {
  const { totalRecords } = page.pagination;
  return (
    <>
      <chakra.div role="status" color="fg.muted">
        {lead(page)}
      </chakra.div>
      {totalRecords > 0 && (
        <chakra.ul
          aria-label={`Alıcılar, ${formatPeopleCount(totalRecords)}`}
          mt="3"
          css={{ '& > li': { paddingBlock: '2', borderTopWidth: '1px', overflowWrap: 'anywhere' } }}
        >
          {people(page)}
        </chakra.ul>
      )}
      <ShortPager label="Alıcı sayfaları" pagination={page.pagination} onPage={onPage} />
    </>
  );
}

function PanelSkeleton() {
  return (
    <chakra.div display="grid" gap="3">
      <VisuallyHidden role="status">Alıcılar yükleniyor</VisuallyHidden>
      {[1, 2, 3, 4].map((line) => (
        <Skeleton key={line} h="44px" />
      ))}
    </chakra.div>
  );
}
