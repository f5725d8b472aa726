import type { AccountOrder } from '@contract/accounts/account.views.js';
import { formatTl } from '@contract/common/money.js';
import { whatComesNext } from '../../lib/what-comes-next.js';

const AWAITING_PAYMENT = 'Ödemenizin onayını bekliyoruz. Tamamlanınca e-posta ile haber veririz.';
/** True before the workshop as after it. */
const TICKETS = 'Workshop gününüz ve biletiniz Rezervasyonlar bölümünde.';

type Counts = Pick<AccountOrder, 'pieces' | 'seats'>;

/** '3 parça', '2 kişilik yer', '3 parça, 2 kişilik yer' */
export function amountText({ pieces, seats }: Counts): string {
  const texts = [pieces > 0 ? `${pieces} parça` : '', seats > 0 ? `${seats} kişilik yer` : ''];
  return texts.filter(Boolean).join(', ');
}

/** What comes next, or where the money went. */
export function nextText(order: AccountOrder): string {
  const { status, paymentStatus, refundedKurus } = order;
  if (status === 'cancelled') return refundText(order);
  if (paymentStatus === 'unpaid' && status === 'pending') return AWAITING_PAYMENT;
  const texts = [
    order.pieces > 0 ? whatComesNext(status, 'pieces') : '',
    order.seats > 0 ? TICKETS : '',
    refundedKurus > 0 ? `${formatTl(refundedKurus)} kartınıza iade edildi.` : '',
  ];
  return texts.filter(Boolean).join(' ');
}

function refundText({ paymentStatus, refundedKurus, totalKurus }: AccountOrder): string {
  if (refundedKurus > 0) return `${formatTl(refundedKurus)} kartınıza iade edildi.`;
  if (paymentStatus === 'unpaid' || totalKurus === 0) return 'Bu sipariş için sizden ödeme alınmadı.';
  return 'Ödemenizin iadesi tamamlanınca e-posta ile haber veririz.';
}
