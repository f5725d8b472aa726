import { type LocalDate, studioDate } from '../common/dates.js';
import type { OrderChannel } from '../orders/order-channel.js';
import type { LineKind } from '../orders/line-kind.js';
import { askBy, damageUntil } from './return-term.js';

/** Why pieces or seats of a line cannot be sent back. */
export type ReturnRefusal = 'seats' | 'counter' | 'cancelled' | 'not_sent' | 'term_over' | 'none_left';

/** As the buyer reads it. */
export const RETURN_REFUSAL_WORDS: Record<ReturnRefusal, string> = {
  seats:
    'Tarihi belli workshoplarda yasal cayma hakkı yoktur. Gününüzü değiştirmek ya da yerinizden vazgeçmek için biletinizdeki kolaylıklardan yararlanabilirsiniz.',
  counter: 'Atölyede elden alınan parçalar için bizi arayın; birlikte bir çözüm buluruz.',
  cancelled: 'Bu kalem iptal edilmiş ya da daha önce geri gelmiş.',
  not_sent: 'Bu parça henüz size ulaşmadı. Vazgeçtiyseniz bizi arayın, siparişten çıkaralım.',
  term_over: 'İade süresi doldu. Parçada bir kusur varsa yine de bize yazın; haklarınız saklıdır.',
  none_left: 'Bu kalemdeki parçaların hepsi için iade bildirilmiş.',
};

/** An order as far as its returns depend on it. */
export interface DeliveredOrder {
  readonly channel: OrderChannel;
  /** When its last piece arrived; null while something has not arrived, or nobody knows: the term has not begun. */
  readonly deliveredAt: Date | null;
}

export interface DeliveredLine {
  readonly lineId: string;
  readonly name: string;
  readonly kind: LineKind;
  /** Its seats were cancelled, or its pieces came back otherwise. */
  readonly isCancelled: boolean;
  /** How many of its pieces have left the studio. */
  readonly sentQuantity: number;
  /** When they arrived; null when nobody knows. */
  readonly arrivedAt: Date | null;
  /** How many of them are going back, or went. */
  readonly returnedQuantity: number;
}

export interface ReturnableLine {
  readonly lineId: string;
  readonly name: string;
  readonly kind: LineKind;
  /** How many of its pieces may still go back, once `refusal` allows it. */
  readonly quantity: number;
  /** Null when they may be sent back. */
  readonly refusal: ReturnRefusal | null;
  /** Whether its pieces may still be told to have arrived broken. */
  readonly mayBeDamaged: boolean;
}

export interface ReturnClock {
  /** The studio's term, at least the law's. */
  readonly days: number;
  readonly now: Date;
}

/** What of a line may go back. While nobody knows when the order arrived, its term has not begun. */
export function returnableLine(
  order: DeliveredOrder,
  line: DeliveredLine,
  clock: ReturnClock,
): ReturnableLine {
  const { lineId, name, kind, arrivedAt } = line;
  const never = refusedForever(order, line);
  const { now } = clock;
  return {
    ...{ lineId, name, kind },
    quantity: Math.max(0, line.sentQuantity - line.returnedQuantity),
    refusal: never ?? (isTermOver(order, clock) ? 'term_over' : null),
    mayBeDamaged: never === null && (arrivedAt === null || now <= damageUntil(arrivedAt)),
  };
}

/** The last day of the term; null while it has not begun. */
export function lastDayToAsk({ deliveredAt }: DeliveredOrder, days: number): LocalDate | null {
  return deliveredAt && askBy(deliveredAt, days);
}

function isTermOver(order: DeliveredOrder, { days, now }: ReturnClock): boolean {
  const lastDay = lastDayToAsk(order, days);
  return lastDay !== null && studioDate(now) > lastDay;
}

function refusedForever({ channel }: DeliveredOrder, line: DeliveredLine): ReturnRefusal | null {
  if (line.kind === 'workshop') return 'seats';
  if (channel === 'counter') return 'counter';
  if (line.isCancelled) return 'cancelled';
  if (line.sentQuantity === 0) return 'not_sent';
  return line.returnedQuantity >= line.sentQuantity ? 'none_left' : null;
}
