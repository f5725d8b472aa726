import { chakra } from '@chakra-ui/react';
import { formatDate } from '@contract/common/dates.js';
import { shortId } from '@contract/common/short-id.js';
import type { AdminReturnRow } from '@contract/returns/admin-returns.views.js';
import { RETURN_KIND_LABELS } from '@contract/returns/return-state.js';
import { describePieces } from '@contract/shipping/parcel.views.js';
import { trpc } from '../../lib/server/trpc.js';
import { ErrorState } from '../../ui/error-state.js';
import { ReturnStateBadge } from '../../ui/return-state-badge.js';
import { TextLink } from '../../ui/text-link.js';
import { adminPaths } from '../lib/admin-paths.js';
import { useMay } from '../lib/use-may.js';

/** Returns about which something is still to be done, the oldest first; loud from the tenth day on. */
export function OpenReturns() {
  const maySee = useMay('orders.read');
  const returns = trpc.admin.returns.open.useQuery(undefined, { enabled: maySee });
  if (returns.isLoadingError) {
    return (
      <ErrorState
        title="Bekleyen iadeler yüklenemedi."
        retrying={returns.isFetching}
        onRetry={() => void returns.refetch()}
      />
    );
  }
  const rows = returns.data ?? [];
  if (rows.length === 0) return null;
  const isLoud = rows.some(({ isUrgent }) => isUrgent);
  return (
    <chakra.section
      aria-labelledby="open-returns"
      mb="6"
      p="4"
      borderWidth="1px"
      borderRadius="md"
      {...(isLoud && { borderColor: 'danger.fg', bg: 'danger.subtle' })}
    >
      <chakra.h2 id="open-returns" textStyle="h4">
        {isLoud ? 'İade süresi doluyor' : 'Sizi bekleyen iadeler'}
      </chakra.h2>
      <chakra.ul listStyleType="none" mt="2">
        {rows.map((row) => (
          <ReturnItem key={row.id} row={row} />
        ))}
      </chakra.ul>
    </chakra.section>
  );
}

function ReturnItem({ row }: { readonly row: AdminReturnRow }) {
  const { orderId, kind, state, isUrgent, buyerName, pieces, refundBy, returnCode } = row;
  const needsCode = kind === 'withdrawal' && state === 'notified' && returnCode === '';
  return (
    <chakra.li
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      columnGap="3"
      rowGap="1.5"
      py="2"
      borderTopWidth="1px"
      overflowWrap="anywhere"
    >
      <TextLink to={adminPaths.order(orderId)}>
        {RETURN_KIND_LABELS[kind]}: {shortId(orderId)} · {buyerName}
      </TextLink>
      <ReturnStateBadge state={state} isUrgent={isUrgent} />
      <chakra.p w="full" textStyle="sm" color="fg.muted">
        {describePieces(pieces)}. {needsCode && 'Alıcı iade kodunu bekliyor. '}
        {isUrgent ? (
          <strong>Para iadesinin yasal süresi {formatDate(refundBy)} günü doluyor.</strong>
        ) : (
          `Para iadesinin son günü ${formatDate(refundBy)}.`
        )}
      </chakra.p>
    </chakra.li>
  );
}
