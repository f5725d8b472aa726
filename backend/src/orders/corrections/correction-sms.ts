import { formatTl } from '../../../contract/common/money.js';
import { shortId } from '../../../contract/common/short-id.js';
import { smsAbout } from '../../notifications/sms/sms-length.js';
import type { StudioIdentity } from '../../studio/current-studio.js';
import type { OrderCorrection } from './order-correction.entity.js';

interface CorrectionSmsFacts {
  /** What is still to be paid, in kuruş. */
  readonly openKurus: number;
  readonly studio: StudioIdentity;
}

/** A correction in one text message, with as much of what changed as fits. */
export function correctionSms(made: OrderCorrection, { openKurus, studio }: CorrectionSmsFacts): string {
  const { orderId, totalAfterKurus, givenBackKurus } = made;
  const sums = [
    `Yeni toplam ${formatTl(totalAfterKurus)}`,
    ...(givenBackKurus > 0 ? [`iadeniz ${formatTl(givenBackKurus)}`] : []),
    ...(openKurus > 0 ? [`kalan ${formatTl(openKurus)}`] : []),
  ];
  return smsAbout(
    whatOf(made),
    (what) => `Siparişiniz ${shortId(orderId)}: ${what}. ${sums.join(', ')}. Bilgi: ${studio.seller.phone}`,
  );
}

function whatOf({ kind, lines }: OrderCorrection): string {
  if (kind === 'student_difference') return 'öğrenci belgesi yok, normal fiyat';
  if (kind === 'other_day') return 'başka günün fiyatı';
  return lines.map(({ name, before, after }) => `${name} ${before} yerine ${after}`).join(', ');
}
