import { chakra } from '@chakra-ui/react';
import { Trash2 } from 'lucide-react';
import { formatTl } from '@contract/common/money.js';
import { Icon } from '../../../ui/icon.js';
import { IconButton } from '../../../ui/icon-button.js';
import { Stepper } from '../../../ui/stepper.js';
import { mostOf, type useCounterCart } from './use-counter-cart.js';

interface CounterLinesProps {
  readonly cart: ReturnType<typeof useCounterCart>;
}

/** The pieces on the counter with their quantities. */
export function CounterLines({ cart }: CounterLinesProps) {
  return (
    <chakra.ul aria-label="Seçilen parçalar" display="grid" gap="3">
      {cart.lines.map(({ piece, quantity }) => (
        <chakra.li key={piece.id} display="grid" gap="1">
          <chakra.div display="flex" justifyContent="space-between" gap="3">
            <chakra.span fontWeight="650" overflowWrap="anywhere">
              {piece.name}
            </chakra.span>
            <chakra.span whiteSpace="nowrap">{formatTl(piece.priceKurus * quantity)}</chakra.span>
          </chakra.div>
          <chakra.div display="flex" justifyContent="space-between" alignItems="center">
            <Stepper
              value={quantity}
              max={mostOf(piece)}
              name={piece.name}
              onChange={(next) => cart.setQuantity(piece.id, next)}
            />
            <IconButton aria-label={`Çıkar: ${piece.name}`} onClick={() => cart.setQuantity(piece.id, 0)}>
              <Icon as={Trash2} />
            </IconButton>
          </chakra.div>
          {quantity > mostOf(piece) && (
            <chakra.p textStyle="sm" color="danger.fg">
              {mostOf(piece) === 0 ? 'Az önce tükendi; çıkarın.' : `Yalnızca ${mostOf(piece)} adet kaldı.`}
            </chakra.p>
          )}
        </chakra.li>
      ))}
    </chakra.ul>
  );
}
