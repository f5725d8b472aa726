import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import { formatTl } from '@contract/common/money.js';
import type { Cart } from '../../lib/use-cart.js';
import { Button } from '../../ui/button.js';

interface CartFooterProps {
  readonly cart: Cart;
  /** Some lines changed and wait for the visitor's word. */
  readonly isBlocked: boolean;
  readonly onCheckout: () => void;
}

export function CartFooter({ cart, isBlocked, onCheckout }: CartFooterProps) {
  const noteId = useId();
  return (
    <>
      <chakra.dl
        display="flex"
        justifyContent="space-between"
        alignItems="baseline"
        gap="4"
        textStyle="total"
      >
        <dt>Toplam</dt>
        <chakra.dd aria-live="polite">{formatTl(cart.subtotalKurus)}</chakra.dd>
      </chakra.dl>
      <chakra.p textStyle="sm" color="fg.subtle" mb="3">
        Fiyatlara KDV dahildir.
      </chakra.p>
      <Button size="lg" block disabled={isBlocked} aria-describedby={noteId} onClick={onCheckout}>
        Misafir Olarak Devam Et
      </Button>
      <chakra.p id={noteId} textStyle="sm" color="fg.muted" textAlign="center" mt="3">
        {isBlocked
          ? 'Önce değişen parçaları onaylayın.'
          : 'Üye olmanız gerekmez; siparişiniz e-postanıza gelir.'}
      </chakra.p>
    </>
  );
}
