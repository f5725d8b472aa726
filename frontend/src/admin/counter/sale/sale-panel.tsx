import { chakra } from '@chakra-ui/react';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useId, useState } from 'react';
import { formatTl } from '@contract/common/money.js';
import { Button } from '../../../ui/button.js';
import { Icon } from '../../../ui/icon.js';
import { CounterLines } from '../cart/counter-lines.js';
import { PaymentChoice } from './payment-choice.js';
import { ReceiptFields } from './receipt-fields.js';
import { SaleNews } from './sale-news.js';
import type { useBuyer } from './use-buyer.js';
import type { useCounterCart } from '../cart/use-counter-cart.js';
import type { useCounterPayment } from './use-counter-payment.js';
import type { useSale } from './use-sale.js';

interface SalePanelProps {
  readonly cart: ReturnType<typeof useCounterCart>;
  readonly buyer: ReturnType<typeof useBuyer>;
  readonly payment: ReturnType<typeof useCounterPayment>;
  readonly sale: ReturnType<typeof useSale>;
}

/** A strip at the thumb on phones, which opens; a column beside the pieces on wide screens. */
const Panel = chakra('section', {
  base: {
    position: 'sticky',
    bottom: '0',
    zIndex: '2',
    display: 'grid',
    gap: '3',
    mt: '5',
    mx: { base: '-20px', md: '0' },
    px: { base: '5', lg: '5' },
    py: '4',
    bg: 'bg.panel',
    borderTopWidth: '1px',
    lg: { top: '8', bottom: 'auto', mt: '0', borderWidth: '1px', borderRadius: 'lg' },
  },
});

export function SalePanel({ cart, buyer, payment, sale }: SalePanelProps) {
  const payments = payment.partsOf(cart.totalKurus);
  const { missing } = payment;
  const missingId = useId();
  const [isOpen, setOpen] = useState(false);
  const sell = () => {
    const person = buyer.read();
    setOpen(person === null);
    if (person === null || payments === null) return;
    sale.send({
      lines: cart.lines.map(({ piece, quantity }) => ({ productId: piece.id, quantity })),
      ...{ payments, seenTotalKurus: cart.totalKurus, ...person, requestKey: crypto.randomUUID() },
    });
  };
  return (
    <Panel aria-label="Satış" data-save-bar="">
      <SaleNews sale={sale} />
      {cart.count > 0 && !sale.isBusy && (
        <>
          <chakra.div
            display={{ base: isOpen ? 'grid' : 'none', lg: 'grid' }}
            gap="4"
            maxH={{ base: '50dvh', lg: 'none' }}
            overflowY="auto"
          >
            <CounterLines cart={cart} />
            <ReceiptFields buyer={buyer} />
          </chakra.div>
          <PaymentChoice payment={payment} totalKurus={cart.totalKurus} />
          <chakra.div display="flex" alignItems="center" justifyContent="space-between" gap="3">
            <Summary cart={cart} isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />
            <Button
              disabled={payments === null}
              {...(missing !== null && { 'aria-describedby': missingId })}
              onClick={sell}
            >
              Sat
            </Button>
          </chakra.div>
          {missing !== null && (
            <chakra.p id={missingId} textStyle="sm" color="fg.muted" textAlign="end">
              {missing}
            </chakra.p>
          )}
        </>
      )}
      {cart.count === 0 && sale.state === 'open' && sale.sold === null && (
        <chakra.p color="fg.muted">Satmak için bir parçaya dokunun.</chakra.p>
      )}
    </Panel>
  );
}

interface SummaryProps {
  readonly cart: SalePanelProps['cart'];
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** What is on the counter; on phones it opens the list. */
function Summary({ cart, isOpen, onToggle }: SummaryProps) {
  return (
    <>
      <chakra.button
        type="button"
        aria-expanded={isOpen}
        onClick={onToggle}
        display={{ base: 'inline-flex', lg: 'none' }}
        alignItems="center"
        gap="2"
        minH="target"
        fontWeight="650"
        textAlign="start"
      >
        <Icon as={isOpen ? ChevronDown : ChevronUp} size="sm" />
        {cart.count} parça · {formatTl(cart.totalKurus)}
      </chakra.button>
      <chakra.p display={{ base: 'none', lg: 'block' }} fontWeight="650" aria-live="polite">
        Toplam {formatTl(cart.totalKurus)}
      </chakra.p>
    </>
  );
}
