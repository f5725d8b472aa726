import { chakra } from '@chakra-ui/react';
import { shortId } from '@contract/common/short-id.js';
import type { BulkStatusResult } from '@contract/orders/bulk-status.js';
import { TextLink } from '../../../ui/text-link.js';
import { adminPaths } from '../../lib/admin-paths.js';

/** Names the orders that stayed as they were, each with its reason. */
export function BulkStatusFailures({ result: { changed, failed } }: { readonly result: BulkStatusResult }) {
  return (
    <chakra.div role="status" display="grid" gap="3" overflowWrap="anywhere">
      <p>
        {changed === 0 ? 'Hiçbir sipariş değişmedi' : `${changed} sipariş değişti`}, {failed.length} sipariş
        olduğu gibi kaldı:
      </p>
      <chakra.ul aria-label="Değişmeyen siparişler" display="grid" gap="2">
        {failed.map(({ orderId, reason }) => (
          <li key={orderId}>
            <TextLink to={adminPaths.order(orderId)}>{shortId(orderId)}</TextLink>: {reason}
          </li>
        ))}
      </chakra.ul>
    </chakra.div>
  );
}
