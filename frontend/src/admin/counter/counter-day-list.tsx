import { chakra } from '@chakra-ui/react';
import { formatTl } from '@contract/common/money.js';
import { studioMinute } from '@contract/common/dates.js';
import { MOST_SALES_SHOWN } from '@contract/desk/counter-limits.js';
import type { CounterDay, CounterSale } from '@contract/desk/counter.views.js';
import { PAYMENT_METHOD_LABELS } from '@contract/payments/payment-method.js';
import { trpc } from '../../lib/server/trpc.js';
import { Badge } from '../../ui/badge.js';
import { EmptyState } from '../../ui/empty-state.js';
import { Skeleton } from '../../ui/skeleton.js';
import { TextLink } from '../../ui/text-link.js';
import { VisuallyHidden } from '../../ui/visually-hidden.js';
import { adminPaths } from '../lib/admin-paths.js';
import { useMay } from '../lib/use-may.js';
import { Block, Pair, Pairs } from '../ui/block.js';
import { LoadError } from '../ui/load-error.js';
import { describePayments } from './describe-payments.js';
import { DAY_NOT_LOADED } from './counter.texts.js';
import { UndoButton } from './undo-button.js';

/** The counter sales of today, and what lies in the till by way of payment. */
export function CounterDayList() {
  const today = trpc.admin.counter.today.useQuery();
  if (today.isLoadingError) return <LoadError query={today} what={DAY_NOT_LOADED} titleAs="h2" />;
  if (today.data === undefined) return <Loading />;
  const { sales } = today.data;
  if (sales.length === 0) {
    return (
      <EmptyState
        shape="vase"
        titleAs="h2"
        title="Bugün tezgâhta satış yok"
        text="Satılan parçalar burada, ödeme yöntemlerinin toplamıyla görünür."
      />
    );
  }
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 320px' }}
      alignItems="start"
      gap={{ base: '6', lg: '10' }}
    >
      <chakra.div order={{ base: 2, lg: 1 }}>
        <ul aria-label="Bugünün satışları">
          {sales.map((sale) => (
            <SaleRow key={sale.orderId} sale={sale} />
          ))}
        </ul>
        {sales.length === MOST_SALES_SHOWN && (
          <chakra.p mt="4" color="fg.muted">
            Son {MOST_SALES_SHOWN} satış gösteriliyor; toplamlar hepsini sayar.
          </chakra.p>
        )}
      </chakra.div>
      <chakra.div order={{ base: 1, lg: 2 }}>
        <Till day={today.data} />
      </chakra.div>
    </chakra.div>
  );
}

function Till({ day: { payments, vatGroups, saleCount, totalKurus } }: { readonly day: CounterDay }) {
  return (
    <>
      <Block title="Kasa özeti">
        <Pairs>
          {payments.map(({ method, amountKurus }) => (
            <Pair key={method} name={PAYMENT_METHOD_LABELS[method]}>
              {formatTl(amountKurus)}
            </Pair>
          ))}
          <Pair name={`${saleCount} satış`} strong>
            {formatTl(totalKurus)}
          </Pair>
        </Pairs>
      </Block>
      {vatGroups.length > 0 && (
        <Block title="İçindeki KDV">
          <Pairs>
            {vatGroups.map(({ ratePercent, vatKurus }) => (
              <Pair key={ratePercent} name={`KDV %${ratePercent}`}>
                {formatTl(vatKurus)}
              </Pair>
            ))}
          </Pairs>
        </Block>
      )}
    </>
  );
}

function SaleRow({ sale }: { readonly sale: CounterSale }) {
  const { orderId, shortId, soldAt, soldBy, buyer, pieces, totalKurus, payments, isUndone, undoSeconds } =
    sale;
  const mayOpen = useMay('orders.read');
  return (
    <chakra.li display="grid" gap="1" py="4" borderBottomWidth="1px">
      <chakra.div display="flex" justifyContent="space-between" gap="4">
        <chakra.span fontWeight="650">
          {studioMinute(soldAt).slice(-5)} ·{' '}
          {mayOpen ? <TextLink to={adminPaths.order(orderId)}>{shortId}</TextLink> : shortId}
        </chakra.span>
        <chakra.span whiteSpace="nowrap" fontWeight="650">
          {isUndone ? <s>{formatTl(totalKurus)}</s> : formatTl(totalKurus)}
        </chakra.span>
      </chakra.div>
      <chakra.p overflowWrap="anywhere">
        {pieces.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ')}
      </chakra.p>
      <chakra.div display="flex" flexWrap="wrap" justifyContent="space-between" alignItems="center" gap="2">
        <chakra.span textStyle="sm" color="fg.muted" overflowWrap="anywhere">
          {[describePayments(payments), buyer, soldBy].filter(Boolean).join(' · ')}
        </chakra.span>
        {isUndone ? <Badge>Geri alındı</Badge> : <UndoButton key={undoSeconds} sale={sale} />}
      </chakra.div>
    </chakra.li>
  );
}

function Loading() {
  return (
    <chakra.div display="grid" gap="4">
      <VisuallyHidden>Bugünün satışları yükleniyor</VisuallyHidden>
      {Array.from({ length: 4 }, (_, index) => (
        <Skeleton key={index} h="20" />
      ))}
    </chakra.div>
  );
}
