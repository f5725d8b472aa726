import { formatLongDay } from '../../common/long-day.js';

/** Only a pending request can be approved or rejected (specification 2, section 4). */
export const BULK_ORDER_STATUSES = ['pending', 'approved', 'rejected'] as const;
export type BulkOrderStatus = (typeof BULK_ORDER_STATUSES)[number];

export const BULK_ORDER_STATUS_LABELS: Record<BulkOrderStatus, string> = {
  pending: 'Beklemede',
  approved: 'Onaylandı',
  rejected: 'Reddedildi',
};

/** The number of hours in which the shop promises an offer (specification 1, section 9). */
export const OFFER_HOURS = 24;

export function offerDueAt(askedAt: Date): Date {
  return new Date(askedAt.getTime() + OFFER_HOURS * 3_600_000);
}

/** What is promised to somebody who asks at this instant, with the day on which the time ends. */
export function offerPromise(askedAt: Date): string {
  return `Teklifiniz ${OFFER_HOURS} saat içinde, en geç ${formatLongDay(offerDueAt(askedAt))} günü sizde olur.`;
}

/** The promised time has passed without an offer or a decision. */
export function isOverdue(
  {
    status,
    dueAt,
    offerSentAt,
  }: { readonly status: BulkOrderStatus; readonly dueAt: Date; readonly offerSentAt: Date | null },
  now: Date,
): boolean {
  return status === 'pending' && offerSentAt === null && now > dueAt;
}
