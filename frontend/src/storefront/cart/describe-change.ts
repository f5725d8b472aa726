import type { CartItem } from '@contract/checkout/cart/cart.js';
import type { CartChange } from '@contract/checkout/cart/reconcile-cart.js';
import { formatTl } from '@contract/common/money.js';

export type LineChanged = Exclude<CartChange, { kind: 'coupon' }>;

interface ChangeTexts {
  readonly text: string;
  readonly button: string;
}

const GONE_WORKSHOP: Record<Extract<LineChanged, { kind: 'gone' }>['reason'], string> = {
  sold_out: 'Bu workshop doldu',
  too_late: 'Bu workshop başladı',
  unavailable: 'Bu workshop artık takvimde değil',
};

export function describeChange({ type }: Pick<CartItem, 'type'>, change: LineChanged): ChangeTexts {
  switch (change.kind) {
    case 'price':
      return {
        text: `Fiyat değişti: ${formatTl(change.fromKurus)} → ${formatTl(change.prices.toKurus)}`,
        button: 'Kabul Et',
      };
    case 'fewer':
      return type === 'workshop'
        ? { text: `Yalnızca ${change.available} yer kaldı`, button: `${change.available} Yer Al` }
        : { text: `Yalnızca ${change.available} adet kaldı`, button: `${change.available} Adet Al` };
    case 'gone':
      return {
        text: type === 'workshop' ? GONE_WORKSHOP[change.reason] : 'Artık rafta değil',
        button: 'Sepetten Çıkar',
      };
  }
}
