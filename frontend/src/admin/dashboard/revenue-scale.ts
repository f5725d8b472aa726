const KURUS = 100;
const THOUSAND = 1000;
/** The largest number of lines in a small chart. */
const MOST_LINES = 3;

const turkish = new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 1 });

/** Formats an amount of TL for the scale of the chart: '850', '4,9 bin', '12 bin'. */
export function shortTl(kurus: number): string {
  const lira = kurus / KURUS;
  return lira < THOUSAND ? turkish.format(Math.round(lira)) : `${turkish.format(lira / THOUSAND)} bin`;
}

/** Returns round amounts (kuruş) up to the largest: 5 and 10 thousand below 12 thousand. */
export function scaleLines(largestKurus: number): number[] {
  if (largestKurus < KURUS) return [];
  const power = 10 ** Math.floor(Math.log10(largestKurus));
  const step = [0.5, 1, 2, 5].map((times) => times * power).find((each) => largestKurus / each <= MOST_LINES);
  if (step === undefined) return [];
  return Array.from({ length: Math.floor(largestKurus / step) }, (_, line) => (line + 1) * step);
}
