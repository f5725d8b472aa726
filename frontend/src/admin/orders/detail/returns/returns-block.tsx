import { chakra } from '@chakra-ui/react';
import { trpc } from '../../../../lib/server/trpc.js';
import { Block } from '../../../ui/block.js';
import { LoadError } from '../../../ui/load-error.js';
import { ReturnRow } from './return-row.js';

/** What of the order comes back; nothing is shown before the first notice. */
export function ReturnsBlock({ orderId }: { readonly orderId: string }) {
  const returns = trpc.admin.returns.ofOrder.useQuery({ orderId });
  if (returns.isLoadingError) {
    return (
      <Block title="İadeler">
        <LoadError query={returns} what="İadeler yüklenirken hata oluştu" titleAs="h3" />
      </Block>
    );
  }
  if (!returns.data || returns.data.length === 0) return null;
  return (
    <Block title="İadeler">
      <chakra.ul listStyleType="none" display="grid" gap="5">
        {returns.data.map((shown) => (
          <ReturnRow key={shown.id} shown={shown} />
        ))}
      </chakra.ul>
    </Block>
  );
}
