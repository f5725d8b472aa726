import { Check, Hand, House, type LucideIcon, PackageCheck, Truck, X } from 'lucide-react';
import { describeGivenBack } from '../../../lib/orders/describe-given-back.js';
import { formatTl } from '@contract/common/money.js';
import type { OrderStatus } from '@contract/orders/order-status.js';
import type { OrderView } from '@contract/orders/order.views.js';
import { formatSession } from '@contract/workshops/session.js';
import { describeNextStep } from '../../../lib/orders/describe-next-step.js';
import { comingKind, isNothingLeft, nextTicket, orderKind } from './order-kind.js';
import { PHASES, type Tone } from './payment-phases.js';

export interface Headline {
  readonly tone: Tone;
  readonly icon: LucideIcon;
  readonly title: string;
  readonly lead: string;
  /** The lead says what comes next, so that the facts need not. */
  readonly saysNext: boolean;
}

type Appearance = Pick<Headline, 'tone' | 'icon' | 'title'>;

/** Where an order with pieces stands, in the words of somebody who asks for it. */
const PIECES: Record<OrderStatus, Appearance> = {
  pending: { tone: 'info', icon: Check, title: 'Siparişinizi aldık' },
  confirmed: { tone: 'success', icon: Check, title: 'Siparişiniz onaylandı' },
  preparing: { tone: 'info', icon: Hand, title: 'Siparişiniz hazırlanıyor' },
  shipped: { tone: 'info', icon: PackageCheck, title: 'Parçalarınız kargoda' },
  in_transit: { tone: 'info', icon: Truck, title: 'Parçalarınız yolda' },
  delivered: { tone: 'success', icon: House, title: 'Parçalarınız sizde' },
  cancelled: { tone: 'neutral', icon: X, title: 'Siparişiniz iptal edildi' },
};
const READY: Appearance = { tone: 'info', icon: PackageCheck, title: 'Parçalarınız sizi bekliyor' };
const PICKED_UP: typeof PIECES = { ...PIECES, shipped: READY, in_transit: READY };
const SEATS: Appearance = { tone: 'success', icon: Check, title: 'Yeriniz ayrıldı' };
const SEATS_OVER: Appearance = { tone: 'success', icon: Check, title: 'Workshopunuz tamamlandı' };
const SEATS_CANCELLED: Appearance = { tone: 'neutral', icon: X, title: 'Rezervasyonunuz iptal edildi' };

/**
 * The heading of the order's page: the state of the payment, and afterwards where the order stands. Thanks are
 * for the moment after paying only.
 */
export function headlineOf(order: OrderView, isJustPaid: boolean): Headline {
  const { phase } = order.payment;
  const isArranged = phase === 'by_arrangement' && order.status === 'confirmed';
  if ((phase === 'paid' && !isJustPaid) || (phase === 'by_arrangement' && !isArranged)) {
    return standingOf(order);
  }
  const { tone, icon, title, lead } = PHASES[phase];
  return { tone, icon, title: title(order), lead: lead(order), saysNext: false };
}

function standingOf(order: OrderView): Headline {
  if (isNothingLeft(order)) return { ...SEATS_CANCELLED, lead: moneyOf(order), saysNext: true };
  const { lead, ...appearance } = goingOn(order);
  return { ...appearance, lead: `${lead}${cancelledPart(order)}`, saysNext: true };
}

function goingOn(order: OrderView): Appearance & Pick<Headline, 'lead'> {
  const coming = comingKind(order);
  if (orderKind(order) !== 'seats') {
    const appearance = (order.isPickedUp ? PICKED_UP : PIECES)[order.status];
    return { ...appearance, lead: describeNextStep(order, coming ?? 'pieces') };
  }
  if (coming === null) {
    return { ...SEATS_OVER, lead: 'Atölyemize geldiğiniz için teşekkür ederiz. Yine bekleriz.' };
  }
  return { ...SEATS, lead: `${nextSession(order)}${describeNextStep(order, 'seats')}` };
}

/** What was cancelled on its own, with its money. */
function cancelledPart(order: OrderView): string {
  const cancelled = order.lines.filter(({ isCancelled }) => isCancelled);
  return cancelled.length === 0
    ? ''
    : ` İptal edilen: ${cancelled.map(({ name }) => name).join(', ')}. ${moneyOf(order)}`;
}

function nextSession({ tickets }: OrderView): string {
  const next = nextTicket(tickets);
  return next === undefined ? '' : `${formatSession(next)}. `;
}

function moneyOf(order: OrderView): string {
  const { refundedKurus, pendingRefundKurus, totalKurus, email } = order;
  if (pendingRefundKurus > 0) {
    return `${formatTl(pendingRefundKurus)} kartınıza geri dönüyor; iade tamamlanınca ${email} adresine yazarız.`;
  }
  if (refundedKurus > 0) return describeGivenBack(order);
  return totalKurus > 0 ? 'Ödemenizle ilgili olarak sizinle ayrıca iletişime geçiyoruz.' : '';
}
