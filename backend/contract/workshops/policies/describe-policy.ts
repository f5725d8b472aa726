import { formatTl } from '../../common/money.js';
import { withPossessive } from '../../common/number-suffix.js';
import type { BookingPolicy, RefundTier } from './booking-policy.js';

/** The rules of a policy as sentences for guests: the page of the workshop, the form before paying, the ticket. */
export function describePolicy(policy: BookingPolicy): string[] {
  return [
    describeMoves(policy),
    describeRenaming(policy),
    describeCancellation(policy),
    ...describeResale(policy),
    'Workshopu biz iptal edersek başka bir gün ile ödediğinizin tamamının iadesi arasında siz seçersiniz.',
    ...describeMinimum(policy),
  ];
}

/** '48 saat', '7 gün': days from three on, where they say exactly the same. */
function formatHours(hours: number): string {
  return hours >= 72 && hours % 24 === 0 ? `${hours / 24} gün` : `${hours} saat`;
}

/** 'başlangıcına 48 saat kalana kadar' */
function until(hours: number): string {
  return hours === 0 ? 'başlangıcına kadar' : `başlangıcına ${formatHours(hours)} kalana kadar`;
}

function describeMoves({ freeMoves, moveUntilHours, cheaperDay }: BookingPolicy): string {
  if (freeMoves === 0) {
    return 'Yeriniz başka güne alınmaz; gelemeyecekseniz yerinizi bir yakınınıza verebilirsiniz.';
  }
  const often = freeMoves === 1 ? 'bir kez' : `${freeMoves} kez`;
  const difference =
    cheaperDay === 'given_back'
      ? 'yeni gün daha pahalıysa farkı ödersiniz, daha ucuzsa farkı iade ederiz'
      : 'yeni gün daha pahalıysa farkı ödersiniz, daha ucuzsa fark iade edilmez';
  return `Yerinizi workshopun ${until(moveUntilHours)} ${often} ücretsiz olarak başka bir güne alabilirsiniz; ${difference}.`;
}

function describeRenaming({ renameUntilHours }: BookingPolicy): string {
  return `Sizin yerinize başka biri gelebilir: adını workshopun ${until(renameUntilHours)} ücretsiz yazarsınız.`;
}

function describeCancellation({ refundTiers, cancellationFeeKurus, freeMoves }: BookingPolicy): string {
  const last = refundTiers.at(-1);
  if (!last) return 'Siz iptal ederseniz ücret iade edilmez.';
  const steps = `workshopun başlangıcına ${refundTiers.map(describeTier).join(', ')} iade edilir`;
  const later = last.hoursBefore > 0 ? 'daha geç iptallerde ücret iade edilmez' : null;
  const afterMove =
    freeMoves > 0 ? 'yerinizi başka güne aldıysanız iade, bu değişiklik anındaki oranı aşmaz' : null;
  const fee =
    cancellationFeeKurus > 0 ? `her iptalde kişi başı ${formatTl(cancellationFeeKurus)} kesilir` : null;
  return `Siz iptal ederseniz ${[steps, later, afterMove, fee].filter((part) => part !== null).join('; ')}.`;
}

/** Nothing where a cancellation always gives back as much. */
function describeResale({ refundTiers, cancellationFeeKurus }: BookingPolicy): string[] {
  const last = refundTiers.at(-1);
  if (last && last.hoursBefore === 0 && last.percent === 100) return [];
  const fee = cancellationFeeKurus > 0 ? `; kişi başı ${formatTl(cancellationFeeKurus)} kesilir` : '';
  return [
    `İptalde ücretin tamamı iade edilmeyen günlerde yerinizi “Yerimi devret” ile devre çıkarabilirsiniz: workshop dolar ve yerinizi başka biri alıp öderse ödediğinizin tamamı iade edilir${fee}; o zamana kadar yer sizindir.`,
  ];
}

/** 'en az 7 gün kala ödediğinizin tamamı' */
function describeTier({ hoursBefore, percent }: RefundTier): string {
  const much = percent === 100 ? 'ödediğinizin tamamı' : `ödediğinizin yüzde ${withPossessive(percent)}`;
  return hoursBefore === 0 ? `kadar ${much}` : `en az ${formatHours(hoursBefore)} kala ${much}`;
}

function describeMinimum({ minimumGuests, decisionHours }: BookingPolicy): string[] {
  if (minimumGuests === 0) return [];
  return [
    `Workshop en az ${minimumGuests} kişiyle yapılır; başlangıcına ${formatHours(decisionHours)} kala yeterli katılım yoksa iptal edilebilir.`,
  ];
}
