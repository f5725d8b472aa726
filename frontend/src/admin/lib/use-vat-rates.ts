import { formatDate, type LocalDate, studioDate } from '@contract/common/dates.js';
import { type VatRate, vatPercentOn } from '@contract/studio/vat.js';
import { useNow } from '../../lib/time/use-now.js';
import { trpc } from '../../lib/server/trpc.js';

export interface VatChoice {
  readonly value: string;
  /** 'Genel oran (%20)', 'Kitap (22.11.2026 tarihinden itibaren %1)' */
  readonly label: string;
}

/** Returns the studio's rates of KDV with today's percents; none while they load. */
export function useVatRates(): readonly VatChoice[] {
  const { data } = trpc.admin.studio.vat.useQuery();
  const today = studioDate(useNow());
  return (data?.rates ?? []).map((rate) => ({ value: rate.id, label: describeRate(rate, today) }));
}

/** The rate as two versions of a record show it; its id while the rates are unknown. */
export function rateLabel(rates: readonly VatChoice[], id: string | null | undefined): string {
  return rates.find(({ value }) => value === id)?.label ?? (id || 'Türünün oranı');
}

function describeRate(rate: VatRate, day: LocalDate): string {
  const percent = vatPercentOn(rate, day);
  return `${rate.name} (${percent === undefined ? describeStart(rate) : `%${percent}`})`;
}

function describeStart({ percents: [first] }: VatRate): string {
  return first ? `${formatDate(first.from)} tarihinden itibaren %${first.percent}` : '';
}
