import { describePreparation } from '@contract/orders/preparation.js';
import { SaveOrderRulesDto } from '@contract/studio/order-rules.dto.js';
import { ORDER_LIMITS, type OrderRules } from '@contract/studio/order-rules.js';
import type { SavedSection } from '@contract/studio/studio-sections.js';
import type { EditedSection } from '../../edited-section.js';

export type OrderRulesValues = SavedSection<'orders'>;
export type OrderLimit = keyof typeof ORDER_LIMITS;

interface LimitTexts {
  readonly label: string;
  readonly help?: string;
}

export const LIMIT_TEXTS: Readonly<Record<OrderLimit, LimitTexts>> = {
  reminderHour: {
    label: 'Hatırlatma saati',
    help: 'Workshoptan bir gün önce, bu saatte gider. Yeni rezervasyonlarda geçerlidir.',
  },
  holdMinutes: {
    label: 'Ayırma süresi (dakika)',
    help: 'Ödemeye geçen sepet bu kadar ayrılır; bankada da bu kadar süre vardır.',
  },
  holdSharePercent: {
    label: 'Stoğun en çok yüzdesi',
    help: 'Ödenmemiş sepetler bir ürünün ya da seansın en çok bu kadarını başkalarından ayırır.',
  },
  piecesReservedOfProduct: { label: 'Bir üründen en çok adet' },
  seatsReservedOfSession: { label: 'Bir seanstan en çok yer' },
  reservedPerNetwork: { label: 'Toplam en çok adet ve yer' },
  unpaidMinutesPerNetwork: {
    label: 'Günlük adet × dakika',
    help: 'Ödemeden ayrılanların günlük toplamı: 600, on parça için bir saattir. Aşan bağlantı o gün başka bir şey ayıramaz.',
  },
  piecesPerNetwork: {
    label: 'Bankada en çok parça',
    help: 'Bir bağlantının aynı anda ödemekte olduğu büyük siparişlerde.',
  },
  seatsPerNetwork: { label: 'Bankada en çok yer', help: 'Aynısı workshop yerleri için.' },
};

function inWords(values: OrderRules) {
  const limits = (Object.keys(LIMIT_TEXTS) as OrderLimit[]).map(
    (name) => [LIMIT_TEXTS[name].label, String(values[name])] as const,
  );
  return { 'Hazırlık süresi': describePreparation(values.preparation), ...Object.fromEntries(limits) };
}

export const ORDERS_SECTION: EditedSection<OrderRulesValues> = {
  section: 'orders',
  dto: SaveOrderRulesDto,
  inWords,
};
