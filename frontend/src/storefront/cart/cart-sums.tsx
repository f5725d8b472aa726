import { chakra } from '@chakra-ui/react';
import { formatTl } from '@contract/common/money.js';
import type { Cart } from '../../lib/use-cart.js';

const Row = chakra('div', { base: { display: 'flex', justifyContent: 'space-between', gap: '4' } });

/** A workshop line already carries the student price: the subtotal is after it. */
export function CartSums({ cart }: { readonly cart: Cart }) {
  return (
    <chakra.dl display="grid" gap="2" py="5">
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
  );
}
