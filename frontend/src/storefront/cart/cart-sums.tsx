import { chakra } from '@chakra-ui/react';
import { formatTl } from '@contract/common/money.js';
import { cartStore } from '../../lib/cart-store.js';
import type { Cart } from '../../lib/use-cart.js';
import { confirm } from '../../ui/confirm-dialog.js';
import { TextButton } from '../../ui/text-link.js';

const Row = chakra('div', { base: { display: 'flex', justifyContent: 'space-between', gap: '4' } });

/** A workshop line already carries the student price: the subtotal is after it. */
export function CartSums({ cart }: { readonly cart: Cart }) {
  return (
    <chakra.div py="5">
      <chakra.dl display="grid" gap="2">
        <Row>
          <dt>Ara toplam</dt>
          <dd>{formatTl(cart.subtotalKurus)}</dd>
        </Row>
        {cart.studentDiscountKurus > 0 && (
          <Row color="success.fg">
            <dt>Öğrenci indirimi (uygulandı)</dt>
            <dd>{formatTl(cart.studentDiscountKurus)}</dd>
          </Row>
        )}
        <Row>
          <dt>Kargo</dt>
          <dd>Ücretsiz</dd>
        </Row>
      </chakra.dl>
      <TextButton minH="target" mt="2" textStyle="sm" onClick={() => void emptyCart(cart.itemCount)}>
        Sepeti boşalt
      </TextButton>
    </chakra.div>
  );
}

async function emptyCart(itemCount: number): Promise<void> {
  const isSure = await confirm({
    title: 'Sepeti boşaltalım mı?',
    text: `Sepetinizdeki ${itemCount} parça rafa geri döner.`,
    confirmLabel: 'Sepeti Boşalt',
  });
  if (isSure) cartStore.dispatch({ type: 'clear' });
}
