import { chakra } from '@chakra-ui/react';
import { useTab } from '../lib/use-tab.js';
import { SectionHead } from '../ui/section-head.js';
import { Tabs } from '../ui/tabs.js';
import { CounterDayList } from './counter-day-list.js';
import { CounterPieces } from './pieces/counter-pieces.js';
import { SalePanel } from './sale/sale-panel.js';
import { useBuyer } from './sale/use-buyer.js';
import { useCounterCart } from './cart/use-counter-cart.js';
import { useCounterPayment } from './sale/use-counter-payment.js';
import { useSale } from './sale/use-sale.js';

const TABS = ['satis', 'bugun'] as const;

/** Sells pieces in three taps: the piece, how it is paid, and 'Sat'. */
export function CounterPage() {
  const { current, hrefOf } = useTab('gorunum', TABS);
  const cart = useCounterCart();
  const buyer = useBuyer();
  const payment = useCounterPayment();
  const sale = useSale(() => {
    cart.clear();
    buyer.clear();
    payment.clear();
  });
  return (
    <>
      <SectionHead title="Tezgâh" lead="Atölyede elden satılan parçalar" />
      <Tabs
        label="Tezgâh"
        current={current}
        tabs={[
          { key: 'satis', label: 'Satış', href: hrefOf('satis') },
          { key: 'bugun', label: 'Bugünün Satışları', href: hrefOf('bugun') },
        ]}
      />
      {current === 'bugun' ? (
        <CounterDayList />
      ) : (
        <chakra.div
          display="grid"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 380px' }}
          alignItems="start"
          gap={{ base: '0', lg: '8' }}
        >
          <CounterPieces cart={cart} disabled={sale.isBusy} />
          <SalePanel cart={cart} buyer={buyer} payment={payment} sale={sale} />
        </chakra.div>
      )}
    </>
  );
}
