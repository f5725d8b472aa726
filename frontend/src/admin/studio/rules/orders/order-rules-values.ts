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
  unpaidHours: {
    label: 'Ödenmemiş yer kaç saat bekler?',
    help: 'Telefonla ayırdığınız yer bu sürede ödenmezse boşalır ve konuğa haber verilir. Workshop başlayınca da boşalır.',
  },
  offerHours: {
    label: 'Bekleme listesine önerilen yer kaç saat bekler?',
    help: 'Boşalan yer sıradaki kişiye önerilir ve bu kadar ayrılır; süre dolunca sonrakine önerilir. Workshopa az kalınca süre kendiliğinden kısalır, gece dolacaksa sabah 9’a uzar.',
  },
  reminderHour: {
    label: 'Hatırlatma saati',
    help: 'Workshoptan bir gün önce, bu saatte gider. Yeni rezervasyonlarda geçerlidir.',
  },
  holdMinutes: {
    label: 'Ayırma süresi (dakika)',
    help: 'Ödemeye geçen sepet bu kadar ayrılır; bankada da bu kadar süre vardır.',
  },
  holdSharePercent: {
    label: 'Stokta ayrılabilecek pay (%)',
    help: 'Tek bağlantının ödenmemiş sepetleri bir ürünün ya da seansın en çok bu kadarını tutar. Örnek: 50 ile 10 kupanın en çok 5’i ayrılır.',
  },
  piecesReservedOfProduct: {
    label: 'Bir üründen en çok adet',
    help: 'Tek bağlantı, ödemeden aynı üründen en çok bu kadar ayırır.',
  },
  seatsReservedOfSession: { label: 'Bir seanstan en çok yer', help: 'Aynısı bir workshop seansı için.' },
  reservedPerNetwork: {
    label: 'Toplam en çok adet ve yer',
    help: 'Tek bağlantının bütün ürün ve seanslarda birlikte ayırabileceği.',
  },
  unpaidMinutesPerNetwork: {
    label: 'Bir günlük ayırma hakkı',
    help: 'Ayrılan her parça ve yer, her dakika bir hak harcar. Örnek: 600 hakla 10 parça bir saat ayrılır. Hakkı biten bağlantı, ödeme yapmadan ertesi güne kadar bir şey ayıramaz.',
  },
  piecesPerNetwork: {
    label: 'Aynı anda ödenen en çok parça',
    help: 'Tek bağlantının büyük siparişlerinden, aynı anda bankanın sayfasında bekleyebilecek parçalar.',
  },
  seatsPerNetwork: { label: 'Aynı anda ödenen en çok yer', help: 'Aynısı workshop yerleri için.' },
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
