import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { formatDate } from '@contract/common/dates.js';
import { RETURN_REFUSAL_WORDS, type ReturnableLine } from '@contract/returns/returnable-lines.js';
import type { OrderReturns as Returns } from '@contract/returns/returns.views.js';
import { paths } from '../../../../lib/navigation/paths.js';
import { trpc } from '../../../../lib/server/trpc.js';
import { Button } from '../../../../ui/button.js';
import { ErrorState } from '../../../../ui/error-state.js';
import { TextLink } from '../../../../ui/text-link.js';
import type { OrderKey } from './order-key.js';
import { ReturnCard } from './return-card.js';
import { ReturnDialog } from './return-dialog.js';

interface OrderReturnsProps {
  readonly orderId: string;
  /** Null for the customer whose account the order is in. */
  readonly accessKey: string | null;
}

/** What of the order may go back, and what does; nothing is shown before something has left the studio. */
export function OrderReturns({ orderId, accessKey }: OrderReturnsProps) {
  const key = { orderId, ...(accessKey !== null && { accessKey }) };
  const returns = trpc.returns.ofOrder.useQuery(key);
  if (returns.isLoadingError) {
    return (
      <ErrorState
        title="İade bilgileri yüklenemedi."
        retrying={returns.isFetching}
        onRetry={() => void returns.refetch()}
      />
    );
  }
  if (!returns.data || !isWorthShowing(returns.data)) return null;
  return <Section orderKey={key} returns={returns.data} />;
}

interface SectionProps {
  readonly orderKey: OrderKey;
  readonly returns: Returns;
}

function Section({ orderKey, returns }: SectionProps) {
  const { lines, address } = returns;
  const [opening, setOpening] = useState(0);
  const [isOpen, setIsOpen] = useState(false);
  const open = () => {
    setOpening(opening + 1);
    setIsOpen(true);
  };
  return (
    <chakra.section aria-labelledby="order-returns" display="grid" gap="4" _print={{ display: 'none' }}>
      <chakra.h2 id="order-returns" textStyle="h3">
        İade
      </chakra.h2>
      {returns.returns.length > 0 && (
        <chakra.ul listStyleType="none" display="grid" gap="4">
          {returns.returns.map((shown) => (
            <ReturnCard key={shown.id} orderKey={orderKey} shown={shown} address={address} />
          ))}
        </chakra.ul>
      )}
      <Term returns={returns} />
      <Refusals lines={lines} />
      {lines.some(isOpenLine) && (
        <div>
          <Button variant="outline" onClick={open}>
            İade ya da Hasar Bildirin
          </Button>
        </div>
      )}
      <ReturnDialog
        key={opening}
        orderKey={orderKey}
        lines={lines}
        open={isOpen}
        onClose={() => setIsOpen(false)}
      />
    </chakra.section>
  );
}

function Term({ returns: { askBy, days, lines } }: { readonly returns: Returns }) {
  if (!lines.some(({ refusal }) => refusal === null)) return null;
  return (
    <chakra.p color="fg.muted">
      {askBy === null
        ? `Paketin size ulaştığı gün bizde kayıtlı değil; ${days} günlük iade süreniz henüz başlamamış sayılır. `
        : `Parçaları ${formatDate(askBy)} gününe kadar, neden göstermeden iade edebilirsiniz. `}
      İade kargosunu biz öderiz. <TextLink to={paths.policy('delivery')}>Teslimat ve iade koşulları</TextLink>
    </chakra.p>
  );
}

/** Why some lines cannot be sent back; what is on its way back is told above. */
function Refusals({ lines }: { readonly lines: readonly ReturnableLine[] }) {
  const told = lines.filter(({ refusal }) => refusal === 'seats' || refusal === 'term_over');
  if (told.length === 0) return null;
  return (
    <chakra.ul display="grid" gap="2" listStyleType="none" textStyle="note" color="fg.muted">
      {told.map(({ lineId, name, refusal }) => (
        <li key={lineId}>
          <strong>{name}:</strong> {refusal && RETURN_REFUSAL_WORDS[refusal]}
          {refusal === 'seats' && (
            <>
              {' '}
              <TextLink to={paths.policy('delivery')}>Workshop koşulları</TextLink>
            </>
          )}
        </li>
      ))}
    </chakra.ul>
  );
}

function isOpenLine({ refusal, mayBeDamaged, quantity }: ReturnableLine): boolean {
  return quantity > 0 && (refusal === null || mayBeDamaged);
}

function isWorthShowing({ lines, returns }: Returns): boolean {
  return (
    returns.length > 0 ||
    lines.some((line) => isOpenLine(line) || line.refusal === 'seats' || line.refusal === 'term_over')
  );
}
