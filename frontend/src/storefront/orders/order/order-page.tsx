import { chakra } from '@chakra-ui/react';
import { useEffect } from 'react';
import type { OrderView } from '@contract/orders/order.views.js';
import { describeError } from '../../../lib/server/describe-error.js';
import { paths } from '../../../lib/navigation/paths.js';
import { returnFromBank } from '../../../lib/orders/at-bank.js';
import { clearPaidCart, forgetHeldOf } from '../../../lib/orders/keep-pending-order.js';
import { useDocumentTitle } from '../../../lib/navigation/use-document-title.js';
import { MailedAddressProblem } from '../../../ui/mailed-address-problem.js';
import { StudioPhone } from '../../../ui/studio-phone.js';
import { TextLink } from '../../../ui/text-link.js';
import { OrderActions } from './order-actions.js';
import { OrderContents } from './order-contents.js';
import { OrderCorrections } from './order-corrections.js';
import { OrderDocuments } from './order-documents.js';
import { OrderFacts } from './order-facts.js';
import { OrderInvoice } from './order-invoice.js';
import { Membership } from './membership.js';
import { OrderReturns } from './returns/order-returns.js';
import { OrderSalesDocuments } from './order-sales-documents.js';
import { nextTicket } from './order-kind.js';
import { OrderSkeleton } from './order-skeleton.js';
import { OrderTickets } from './order-tickets.js';
import { OrderNotFound } from './order-not-found.js';
import { headlineOf } from './order-headline.js';
import { OrderSteps } from './order-steps.js';
import { isFinal, isRetryable, wasConfirmed } from './payment-phases.js';
import { PhaseHeading } from './phase-heading.js';
import { useJustPaid } from './use-just-paid.js';
import { useMembershipOffer } from './use-membership-offer.js';
import { useOrder } from './use-order.js';

/** The page of an order, for its customer and for anybody with its secret address. */
export function OrderPage() {
  const { order, accessKey } = useOrder();
  const hasKey = accessKey !== null;
  const retry = () => void order.refetch();
  const isOwnUnknown = !hasKey && isUnknown(order.error);
  return (
    <chakra.div
      maxW="calc({sizes.result} + 2 * {spacing.gutter})"
      mx="auto"
      px="gutter"
      pt={{ base: '10', md: '16' }}
      pb="24"
    >
      <meta name="robots" content="noindex, nofollow" />
      {order.data !== undefined && !hasKey && <BackToAccount />}
      {order.data !== undefined && <Order order={order.data} accessKey={accessKey} />}
      {order.isPending && <OrderSkeleton />}
      {order.isLoadingError && isOwnUnknown && <OrderNotFound onSignedIn={retry} />}
      {order.isLoadingError && !isOwnUnknown && (
        <MailedAddressProblem
          documentTitle="Sipariş"
          unknownTitle="Bu siparişi bulamadık"
          unreachable={{
            title: 'Siparişinizi şu anda gösteremiyoruz',
            text: 'Bağlantı hatası. Siparişiniz ve ödemeniz bundan etkilenmedi; yeniden deneyin.',
          }}
          isUnknown={isUnknown(order.error)}
          isRetrying={order.isFetching}
          onRetry={retry}
        />
      )}
    </chakra.div>
  );
}

interface OrderProps {
  readonly order: OrderView;
  /** Null for the customer whose account the order is in. */
  readonly accessKey: string | null;
}

function Order({ order, accessKey }: OrderProps) {
  const { phase } = order.payment;
  const isJustPaid = useJustPaid(order);
  const headline = headlineOf(order, isJustPaid);
  const offer = useMembershipOffer(isJustPaid && accessKey !== null);
  const hasTicket = nextTicket(order.tickets) !== undefined;
  useDocumentTitle(headline.title);
  // The bank's answer is on this page, so a later Back is no return without one.
  useEffect(() => void returnFromBank(), []);
  useEffect(() => {
    if (phase === 'paid') clearPaidCart(order.id);
    if (isRetryable(phase)) forgetHeldOf(order.id);
  }, [phase, order.id]);
  return (
    <chakra.div display="grid" gap="8">
      <div>
        <PhaseHeading headline={headline} />
        <OrderSteps order={order} />
        <OrderFacts order={order} saysNext={!headline.saysNext} />
      </div>
      <OrderTickets tickets={order.tickets} />
      <OrderActions order={order} isSecondary={hasTicket || offer !== null} />
      {offer !== null && accessKey !== null && (
        <Membership
          offer={offer}
          orderKey={{ orderId: order.id, accessKey }}
          email={order.email}
          isSecondary={hasTicket}
        />
      )}
      <OrderContents order={order} />
      {isFinal(phase) && phase !== 'cancelled' && <OrderReturns orderId={order.id} accessKey={accessKey} />}
      <OrderCorrections corrections={order.corrections} />
      {isFinal(phase) && phase !== 'cancelled' && <OrderInvoice order={order} />}
      {isFinal(phase) && <OrderSalesDocuments orderId={order.id} accessKey={accessKey} />}
      <OrderDocuments documents={order.documents} wereMailed={wasConfirmed(order)} />
      <chakra.p color="fg.muted">
        Takıldığınız yerde bizi arayın: <StudioPhone />
      </chakra.p>
    </chakra.div>
  );
}

/** A link back to the account, for customers who opened the order from there and need no key. */
function BackToAccount() {
  return (
    <chakra.p mb="6" _print={{ display: 'none' }}>
      <TextLink to={paths.account}>Siparişlerim</TextLink>
    </chakra.p>
  );
}

function isUnknown(error: unknown): boolean {
  return ['order_not_found', 'not_found', 'invalid_input'].includes(describeError(error).code);
}
