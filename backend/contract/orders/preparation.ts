import { formatLongDay } from '../common/long-day.js';

export const PREPARATION_UNITS = ['day', 'week'] as const;
export type PreparationUnit = (typeof PREPARATION_UNITS)[number];

/** The time to make a piece on order (specification 1, section 1). An order keeps the time agreed then. */
export interface PreparationTime {
  readonly unit: PreparationUnit;
  /** How long it usually takes, in units. */
  readonly typical: number;
  /** How long it takes at most; not less than `typical`. */
  readonly longest: number;
}

/** The time until the studio saves its own. */
export const USUAL_PREPARATION: PreparationTime = { unit: 'week', typical: 2, longest: 3 };

/** The law gives a seller 30 days (Mesafeli Sözleşmeler Yönetmeliği, article 16), which our texts promise. */
export const LONGEST_PREPARATION_DAYS = 30;

const UNIT_NAMES: Readonly<Record<PreparationUnit, string>> = { day: 'gün', week: 'hafta' };
const DAYS: Readonly<Record<PreparationUnit, number>> = { day: 1, week: 7 };
const DAY_MS = 24 * 60 * 60 * 1000;

/** 'yaklaşık 2 hafta, en çok 3 hafta', for the middle of a sentence: '… içinde'. */
export function describePreparation({ unit, typical, longest }: PreparationTime): string {
  const name = UNIT_NAMES[unit];
  const most = `en çok ${longest} ${name}`;
  return typical === longest ? most : `yaklaşık ${typical} ${name}, ${most}`;
}

/** The usual time, for texts that do not know the studio's. */
export const PREPARATION_TIME = describePreparation(USUAL_PREPARATION);

export function longestDays({ unit, longest }: Pick<PreparationTime, 'unit' | 'longest'>): number {
  return longest * DAYS[unit];
}

/** The last day on which pieces ordered at this instant arrive: '18 Aralık Cuma'. */
export function latestArrival(orderedAt: Date | string, longestDays: number): string {
  return formatLongDay(new Date(new Date(orderedAt).getTime() + longestDays * DAY_MS));
}
