import { chooseOffers, type Waiting } from './choose-offers.js';

/** Why nobody on the waiting list of a session is asked at the moment. */
export type QueueReason = 'nobody_waits' | 'too_late' | 'full' | 'being_asked' | 'too_few' | 'on_sale';

interface AskedQueue {
  readonly waiting: readonly Waiting[];
  readonly freeSeats: number;
  /** There is no time left for an offer. */
  readonly isTooLate: boolean;
  /** Seats have just got free, and the queue is being asked. */
  readonly isQueueFirst: boolean;
}

export function queueReason({ waiting, freeSeats, isTooLate, isQueueFirst }: AskedQueue): QueueReason {
  if (waiting.length === 0) return 'nobody_waits';
  if (isTooLate) return 'too_late';
  if (freeSeats <= 0) return 'full';
  if (isQueueFirst) return 'being_asked';
  return chooseOffers(waiting, freeSeats).offers.length === 0 ? 'too_few' : 'on_sale';
}

/** The reason in words for the studio. */
export const QUEUE_REASONS: Readonly<Record<QueueReason, string>> = {
  nobody_waits: 'Şu anda sırada bekleyen yok.',
  too_late: 'Workshopa iki saatten az kaldı; artık kimseye yer önerilmiyor.',
  full: 'Boş yer yok. Yer açılınca sıradaki kişiye kendiliğinden önerilir.',
  being_asked: 'Yer açıldı; sıradakilere şu anda öneriliyor.',
  too_few: 'Boş yer, sıradaki hiçbir grubun istediği kadar değil. Bu yerler herkese satılıyor.',
  on_sale: 'Boş yerler herkese satılıyor. İsterseniz şimdi sıradakilere önerin.',
};
