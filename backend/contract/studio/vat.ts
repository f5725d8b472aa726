import { formatDate, type LocalDate } from '../common/dates.js';
import type { OrderLineKind } from '../orders/line-kind.js';

/** A percent of a rate, and the day from which it holds. */
export interface VatPercent {
  readonly percent: number;
  readonly from: LocalDate;
}

/** A rate of KDV, such as the general one. The law changes its percent; products keep the rate. */
export interface VatRate {
  readonly id: string;
  readonly name: string;
  /** At least one, the earliest first. */
  readonly percents: readonly VatPercent[];
}

export interface VatRules {
  readonly rates: readonly VatRate[];
  /** The ids of the rates that hold for whatever has none of its own. */
  readonly productRateId: string;
  readonly workshopRateId: string;
  readonly shippingRateId: string;
}

/** The percent of a rate on a day; undefined before its first day. */
export function vatPercentOn({ percents }: Pick<VatRate, 'percents'>, day: LocalDate): number | undefined {
  return percents.findLast(({ from }) => from <= day)?.percent;
}

/** What is sold: its own rate, or the rate of its kind while it has none that the studio has and that has begun. */
export interface TaxedItem {
  readonly kind: OrderLineKind;
  readonly vatRateId: string | null;
}

/**
 * The percent of KDV in the price of something that is sold on a day. The rate of a kind counts with its first percent
 * even before that begins, because there is no other.
 */
export function vatPercentOf(rules: VatRules, { kind, vatRateId }: TaxedItem, day: LocalDate): number {
  const rateOf = (id: string | null) => rules.rates.find((rate) => rate.id === id);
  const percentOf = (rate: VatRate | undefined) => rate && vatPercentOn(rate, day);
  const rateOfKind = rateOf(rateIdOfKind(rules, kind));
  return percentOf(rateOf(vatRateId)) ?? percentOf(rateOfKind) ?? rateOfKind?.percents[0]?.percent ?? 0;
}

/**
 * Why the studio cannot replace its rates by these today, in words for the studio; null when it can. What has held
 * stays as it was, and a new percent begins today or later.
 */
export function vatChangeProblem(before: VatRules, after: VatRules, today: LocalDate): string | null {
  for (const rate of after.rates) {
    const known = before.rates.find(({ id }) => id === rate.id);
    const pastDay = firstNewPastDay(known, rate, today);
    if (pastDay !== null) {
      return `${rate.name}: ${formatDate(pastDay)} geçmişte kaldı. Yeni bir oran bugün ya da daha sonra başlar.`;
    }
  }
  for (const rate of before.rates) {
    const kept = after.rates.find(({ id }) => id === rate.id);
    if (!keepsPast(rate, kept, today)) {
      return `${rate.name}: geçmişte geçerli olmuş oranlar değiştirilemez ve silinemez.`;
    }
  }
  return null;
}

/** A rate with how many products and sessions have it as their own. */
export interface UsedRate {
  readonly name: string;
  readonly products: number;
  readonly sessions: number;
}

/** Why rates cannot be removed while something has them, in words for the studio; null when nothing does. */
export function ratesInUseProblem(rates: readonly UsedRate[]): string | null {
  const used = rates.find(({ products, sessions }) => products + sessions > 0);
  if (!used) return null;
  const { name, products, sessions } = used;
  const users = [
    ...(products > 0 ? [`${products} ürün`] : []),
    ...(sessions > 0 ? [`${sessions} seans`] : []),
  ].join(' ve ');
  return `${name}: ${users} bu oranı kullanıyor. Önce onlara başka bir oran seçin, sonra bu oranı silin.`;
}

function firstNewPastDay(before: VatRate | undefined, after: VatRate, today: LocalDate): LocalDate | null {
  const known = before?.percents.map(({ from }) => from) ?? [];
  return after.percents.find(({ from }) => from < today && !known.includes(from))?.from ?? null;
}

function keepsPast(before: VatRate, after: VatRate | undefined, today: LocalDate): boolean {
  return before.percents
    .filter(({ from }) => from < today)
    .every(({ from, percent }) =>
      after?.percents.some((kept) => kept.from === from && kept.percent === percent),
    );
}

function rateIdOfKind(rules: VatRules, kind: OrderLineKind): string {
  switch (kind) {
    case 'product':
      return rules.productRateId;
    case 'workshop':
      return rules.workshopRateId;
    case 'shipping':
      return rules.shippingRateId;
  }
}
