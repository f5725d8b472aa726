import type { AccountOrder } from '@contract/people/account.views.js';
import { describeGivenBack } from '../../lib/orders/describe-given-back.js';
import { describeNextStep } from '../../lib/orders/describe-next-step.js';

const AWAITING_PAYMENT = 'Ödemenizin onayını bekliyoruz. Tamamlanınca e-posta ile haber veririz.';
/** This text is true before and after the workshop. */
const TICKETS = 'Workshop gününüz ve biletiniz Rezervasyonlar bölümünde.';

type Counts = Pick<AccountOrder, 'pieces' | 'seats'>;

/** '3 parça', '2 kişilik yer', '3 parça, 2 kişilik yer' */
export function describeAmount({ pieces, seats }: Counts): string {
  const texts = [pieces > 0 ? `${pieces} parça` : '', seats > 0 ? `${seats} kişilik yer` : ''];
  return texts.filter(Boolean).join(', ');
}

/** Says what happens next with an order, or where its money went. */
export function describeNext(order: AccountOrder): string {
  const { status, paymentStatus } = order;
  if (status === 'cancelled') return describeRefund(order);
  if (paymentStatus === 'unpaid' && status === 'pending') return AWAITING_PAYMENT;
  const texts = [
    order.pieces > 0 ? describeNextStep(order, 'pieces') : '',
    order.seats > order.cancelledSeats ? TICKETS : '',
    order.cancelledSeats > 0 ? describeCancelledSeats(order) : '',
    describeGivenBack(order),
  ];
  return texts.filter(Boolean).join(' ');
}

function describeCancelledSeats({ seats, cancelledSeats }: AccountOrder): string {
  return cancelledSeats === seats
    ? 'Workshop rezervasyonunuz iptal edildi.'
    : `${cancelledSeats} kişilik yeriniz iptal edildi.`;
}

function describeRefund(order: AccountOrder): string {
  const { paymentStatus, refundedKurus, totalKurus } = order;
  if (refundedKurus > 0) return describeGivenBack(order);
  if (paymentStatus === 'unpaid' || totalKurus === 0) return 'Bu sipariş için sizden ödeme alınmadı.';
  return 'Ödemenizin iadesi tamamlanınca e-posta ile haber veririz.';
}
