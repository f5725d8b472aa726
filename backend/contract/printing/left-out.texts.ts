import type { LeftOutOrder, LeftOutReason } from './printing.views.js';

const REASONS: Record<LeftOutReason, string> = {
  cancelled: 'iptal edilmiş',
  no_pieces: 'gönderilecek parçası yok',
  picked_up: 'atölyeden teslim alınacak',
  erased: 'müşterinin bilgileri silinmiş',
  missing: 'bulunamadı',
};

/** Says which orders are not on the paper: '#A4F2C81D iptal edilmiş; #…'. */
export function describeLeftOut(orders: readonly LeftOutOrder[]): string {
  return orders.map(({ shortId, reason }) => `#${shortId} ${REASONS[reason]}`).join('; ');
}
