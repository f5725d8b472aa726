import { formatDay } from '../common/dates.js';
import { formatTl } from '../common/money.js';
import type { PriceHistoryView } from './price-history.views.js';

/** Why visitors see a crossed-out price, or none, in a sentence for the studio. */
export function explainPriorPrice({ prior, priceKurus, lowestBeforeKurus }: PriceHistoryView): string {
  if (prior !== null) {
    return `Üstü çizili fiyat ${formatTl(prior.kurus)}: indirimden önceki 30 günün en düşük fiyatı. En son ${formatDay(prior.until)} günü gösterilir.`;
  }
  if (lowestBeforeKurus === null) {
    return 'Üstü çizili fiyat yok: bugünkü fiyattan önceki 30 günde başka bir fiyatla satışta değildi.';
  }
  const lowest = formatTl(lowestBeforeKurus);
  return lowestBeforeKurus <= priceKurus
    ? `Üstü çizili fiyat yok: son değişiklikten önceki 30 günün en düşük fiyatı ${lowest}, bugünkü fiyat bunun altında değil.`
    : `Üstü çizili fiyat yok: ${lowest} ile satılan günlerin üstünden 30 gün geçti ya da fark yüzde birden az.`;
}
