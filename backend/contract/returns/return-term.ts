import { addDays, type LocalDate, studioDate } from '../common/dates.js';

/** The law's term, which a studio may lengthen: Mesafeli Sözleşmeler Yönetmeliği, article 9. */
export const LEGAL_RETURN_DAYS = 14;
export const MOST_RETURN_DAYS = 90;
/** Within which the buyer sends the pieces after the notice: article 13. */
const DAYS_TO_SEND = 10;
/** Sources count from the notice or from the arrival; the earlier one is on the safe side: article 12. */
const DAYS_TO_REFUND = 14;
const DAYS_TO_WARNING = 10;
/** Within which a parcel that arrived broken is told of. */
const DAMAGE_HOURS = 72;
const HOUR_MS = 3_600_000;

/** The last day on which the buyer may give notice; the day of delivery does not count. */
export function askBy(deliveredAt: Date, days: number): LocalDate {
  return addDays(studioDate(deliveredAt), days);
}

/** Until when what arrived may be told to be broken. */
export function damageUntil(arrivedAt: Date): Date {
  return new Date(arrivedAt.getTime() + DAMAGE_HOURS * HOUR_MS);
}

/** The last day on which the buyer hands the parcel over. */
export function sendBy(notifiedAt: Date): LocalDate {
  return addDays(studioDate(notifiedAt), DAYS_TO_SEND);
}

/** The last day on which the studio gives the money back. */
export function refundBy(notifiedAt: Date): LocalDate {
  return addDays(studioDate(notifiedAt), DAYS_TO_REFUND);
}

/** Whether so little of the studio's term is left that it is told loudly. */
export function isRefundUrgent(notifiedAt: Date, now: Date): boolean {
  return studioDate(now) >= addDays(studioDate(notifiedAt), DAYS_TO_WARNING);
}
