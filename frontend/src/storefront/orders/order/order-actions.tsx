import { ExternalLink, Printer } from 'lucide-react';
import type { OrderView } from '@contract/orders/order.views.js';
import { useCartPanel } from '../../../lib/cart/cart-panel-context.js';
import { browserPage } from '../../../lib/navigation/browser-page.js';
import { paths } from '../../../lib/navigation/paths.js';
import { useCart } from '../../../lib/cart/use-cart.js';
import { ActionRow } from '../../../ui/action-row.js';
import { Button, ButtonLink, type ButtonProps } from '../../../ui/button.js';
import { Icon } from '../../../ui/icon.js';
import { orderKind } from './order-kind.js';
import { isRetryable } from './payment-phases.js';
import { useFeatures } from '../../../lib/site/use-features.js';

interface OrderActionsProps {
  readonly order: OrderView;
  /** The page has its primary button elsewhere. */
  readonly isSecondary: boolean;
}

/** The actions of each phase, one of which is primary unless something above or below them is. */
export function OrderActions({ order, isSecondary }: OrderActionsProps) {
  const { phase, bankUrl } = order.payment;
  return (
    <ActionRow>
      {phase === 'awaiting_bank' && bankUrl !== null && (
        <Button icon={<Icon as={ExternalLink} />} onClick={() => browserPage.leaveFor(bankUrl)}>
          Bankanıza Gidin
        </Button>
      )}
      {isRetryable(phase) && <RetryActions order={order} />}
      {!isRetryable(phase) && (
        <BackLink order={order} variant={isSecondary || phase === 'awaiting_bank' ? 'outline' : 'primary'} />
      )}
      {phase === 'paid' && (
        <Button variant="outline" icon={<Icon as={Printer} />} onClick={() => window.print()}>
          Yazdırın
        </Button>
      )}
    </ActionRow>
  );
}

/** Links back to the page that the ordered things come from. */
function BackLink({ order, ...button }: { readonly order: OrderView } & Pick<ButtonProps, 'variant'>) {
  const { shop, workshops } = useFeatures();
  const isToWorkshops = orderKind(order) === 'seats' ? workshops : !shop;
  return isToWorkshops ? (
    <ButtonLink to={paths.workshops} {...button}>
      Workshop Takvimine Dönün
    </ButtonLink>
  ) : (
    <ButtonLink to={paths.shelf} {...button}>
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
        Sepete Dön
      </Button>
    </>
  );
}
