import type { LocalDate } from '../../../../contract/common/dates.js';
import { searchForm } from '../../../../contract/common/turkish-text.js';
import { vatPercentOf, vatPercentOn, type VatRules } from '../../../../contract/studio/vat.js';
import type { ReadProduct } from './read-product.js';

const PERCENT = /^%?\s*(\d{1,3})(?:[.,]0+)?\s*%?$/;

/** Puts the studio's rate in the place of its name or of its percent on this day. */
export function withVatRate(read: ReadProduct, rules: VatRules, day: LocalDate): ReadProduct {
  const { vatRate, ...values } = read.values;
  if (vatRate === undefined) return read;
  const vatRateId = rateNamed(vatRate, rules) ?? rateOfPercent(vatRate, rules, day);
  if (vatRateId !== undefined) return { ...read, values: { ...values, vatRateId } };
  const problem = `KDV Oranı: dükkânda böyle bir oran yok (“${vatRate.slice(0, 40)}”)`;
  return { ...read, values, problems: [...read.problems, problem] };
}

function rateNamed(text: string, { rates }: VatRules): string | undefined {
  return rates.find(({ name }) => searchForm(name) === searchForm(text))?.id;
}

/** Null for the percent of all products, so that these follow a later change of it. */
function rateOfPercent(text: string, rules: VatRules, day: LocalDate): string | null | undefined {
  const [, digits] = PERCENT.exec(text) ?? [];
  if (digits === undefined) return undefined;
  const percent = Number(digits);
  if (vatPercentOf(rules, { kind: 'product', vatRateId: null }, day) === percent) return null;
  return rules.rates.find((rate) => vatPercentOn(rate, day) === percent)?.id;
}
