import { chakra } from '@chakra-ui/react';
import { ExternalLink, Printer } from 'lucide-react';
import type { OrderView } from '@contract/orders/order.views.js';
import { useCartPanel } from '../../../lib/cart-panel-context.js';
import { browserPage } from '../../../lib/browser-page.js';
import { paths } from '../../../lib/paths.js';
import { useCart } from '../../../lib/use-cart.js';
import { Button, ButtonLink, type ButtonProps } from '../../../ui/button.js';
import { Icon } from '../../../ui/icon.js';
import { orderKind } from './order-kind.js';
import { isRetryable } from './payment-phases.js';

/** The actions of each phase; every phase with something to do has one primary button. */
export function OrderActions({ order }: { readonly order: OrderView }) {
  const { phase, bankUrl } = order.payment;
  return (
    <chakra.div display="flex" gap="3" flexWrap="wrap" _print={{ display: 'none' }}>
      {phase === 'awaiting_bank' && bankUrl !== null && (
        <Button icon={<Icon as={ExternalLink} />} onClick={() => browserPage.leaveFor(bankUrl)}>
          Bankanıza Gidin
        </Button>
      )}
      {isRetryable(phase) && <RetryActions order={order} />}
      {phase === 'paid' && (
        <Button variant="outline" icon={<Icon as={Printer} />} onClick={() => window.print()}>
          Yazdırın
        </Button>
      )}
      {!isRetryable(phase) && <BackLink order={order} variant="outline" />}
    </chakra.div>
  );
}

/** Links back to the page that the ordered things come from. */
function BackLink({ order, ...button }: { readonly order: OrderView } & Pick<ButtonProps, 'variant'>) {
  return orderKind(order) === 'seats' ? (
    <ButtonLink to={paths.workshops} {...button}>
      Workshop Takvimine Dönün
    </ButtonLink>
  ) : (
    <ButtonLink to={paths.products} {...button}>
      Raftaki Parçalara Dönün
    </ButtonLink>
  );
}

/** Offers to try again. The cart still exists, unless the page is open in another browser. */
function RetryActions({ order }: { readonly order: OrderView }) {
  const { openCart, openCheckout } = useCartPanel();
  const { isEmpty } = useCart();
  if (isEmpty) return <BackLink order={order} />;
  return (
    <>
      <Button onClick={openCheckout}>Yeniden Deneyin</Button>
      <Button variant="outline" onClick={openCart}>
        Sepete Dönün
      </Button>
    </>
  );
}
