import { formatLongDay, isWeekend } from '../common/long-day.js';

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

/**
 * The days of pieces that lie ready ('rafta hazır'): they leave the studio on the next working day. An order of such
 * pieces keeps these days.
 */
export const READY_DAYS = 0;
export const READY_WORDS = 'Rafta hazır';

/** Ready pieces leave after a weekend at the latest, and a parcel takes up to three days. */
const READY_TIME: PreparationTime = { unit: 'day', typical: 7, longest: 7 };

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

/**
 * The time of a piece with these days of its own; null for the shop's time. The days reach until the arrival, as the
 * shop's time does.
 */
export function timeOfPiece(ownDays: number | null, shop: PreparationTime): PreparationTime {
  if (ownDays === null) return shop;
  return ownDays === READY_DAYS ? READY_TIME : { unit: 'day', typical: ownDays, longest: ownDays };
}

/**
 * The days in which a parcel with these pieces arrives at the latest: those of the slowest one, which the ready ones
 * wait for. READY_DAYS when all are ready. Each piece brings its own days, null for the shop's time.
 */
export function slowestDays(pieces: readonly (number | null)[], shop: PreparationTime): number {
  return Math.max(READY_DAYS, ...pieces.map((ownDays) => ownDays ?? longestDays(shop)));
}

/** The time of a parcel in the words of the contract; `days` as `slowestDays` returns them. */
export function describeParcelTime(days: number, shop: PreparationTime): string {
  return describePreparation(days === longestDays(shop) ? shop : timeOfPiece(days, shop));
}

/** What an order promises of its pieces. */
export interface PromisedPieces {
  /** As `slowestDays` returns them. */
  readonly preparationDays: number;
  readonly isPickedUp: boolean;
}

/** The last day of the promise: of the arrival, or of leaving the studio for ready pieces. '18 Aralık Cuma' */
export function promisedDay(orderedAt: Date | string, preparationDays: number): string {
  const at = new Date(orderedAt);
  const isReady = preparationDays === READY_DAYS;
  return formatLongDay(isReady ? nextWorkingDay(at) : addDays(at, preparationDays));
}

/** 'en geç 18 Aralık Cuma günü elinizde olur', for the end of a sentence. */
export function describePromise(
  orderedAt: Date | string,
  { preparationDays, isPickedUp }: PromisedPieces,
): string {
  return `en geç ${promisedDay(orderedAt, preparationDays)} günü ${placeOf({ preparationDays, isPickedUp })} olur`;
}

function placeOf({ preparationDays, isPickedUp }: PromisedPieces): string {
  if (isPickedUp) return 'atölyede hazır';
  return preparationDays === READY_DAYS ? 'kargoda' : 'elinizde';
}

/** The next day from Monday to Friday. Public holidays move every year, so that the studio has to allow for them. */
function nextWorkingDay(instant: Date): Date {
  const next = addDays(instant, 1);
  return isWeekend(next) ? nextWorkingDay(next) : next;
}

function addDays(instant: Date, days: number): Date {
  return new Date(instant.getTime() + days * DAY_MS);
}
