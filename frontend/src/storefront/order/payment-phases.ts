import {
  Check,
  Hourglass,
  Landmark,
  type LucideIcon,
  ShieldQuestionMark,
  TimerOff,
  Undo2,
  X,
} from 'lucide-react';
import { formatTl } from '@contract/common/money.js';
import type { OrderView, PaymentPhase } from '@contract/orders/order.views.js';
import { type OrderKind, orderKind } from './order-kind.js';

type Tone = 'success' | 'info' | 'warning' | 'danger' | 'neutral';

interface PhaseTexts {
  readonly tone: Tone;
  readonly icon: LucideIcon;
  readonly title: (order: OrderView) => string;
  readonly lead: (order: OrderView) => string;
}

const THANKS: Record<OrderKind, string> = {
  pieces: 'Teşekkürler, siparişiniz bizde',
  seats: 'Teşekkürler, yeriniz ayrıldı',
  both: 'Teşekkürler, siparişiniz bizde',
};
const SENT: Record<OrderKind, string> = {
  pieces: 'Özeti',
  seats: 'Biletinizi',
  both: 'Özeti ve biletinizi',
};
const PUT_BACK: Record<OrderKind, string> = {
  pieces: 'parçaları rafa geri koyduk',
  seats: 'ayırdığımız yerleri geri açtık',
  both: 'parçaları rafa geri koyduk, ayırdığımız yerleri geri açtık',
};

const SAFE = 'Kartınızdan para çekilmedi ve sepetiniz olduğu gibi duruyor.';

/** What the page says in each phase of the payment. Texts of 'paid' and 'failed': specification 1, section 8. */
export const PHASES: Record<PaymentPhase, PhaseTexts> = {
  awaiting_bank: {
    tone: 'info',
    icon: Landmark,
    title: () => 'Ödemeniz bankanızda onay bekliyor',
    lead: () =>
      'Bankanızın sayfasında onay verdiğinizde siparişiniz tamamlanır. O zamana kadar kartınızdan para çekilmez.',
  },
  checking: {
    tone: 'info',
    icon: Hourglass,
    title: () => 'Ödemenizi kontrol ediyoruz',
    lead: ({ email }) =>
      `Bankanızdan yanıt bekliyoruz; çoğu zaman birkaç saniye sürer. Sayfayı kapatsanız da siparişiniz kaybolmaz: ödemeniz tamamlanınca ${email} adresine yazarız.`,
  },
  in_review: {
    tone: 'warning',
    icon: ShieldQuestionMark,
    title: () => 'Ödemeniz inceleniyor',
    lead: ({ email }) =>
      `Ödeme kuruluşu bu ödemeye güvenlik için bir kez de kendisi bakıyor. Sizin bir şey yapmanız gerekmiyor; sonuçlanınca ${email} adresine yazarız.`,
  },
  paid: {
    tone: 'success',
    icon: Check,
    title: (order) => THANKS[orderKind(order)],
    lead: (order) => `${doneText(order)} ${SENT[orderKind(order)]} ${order.email} adresine gönderdik.`,
  },
  failed: {
    tone: 'danger',
    icon: X,
    title: () => 'Ödeme tamamlanamadı',
    lead: ({ payment }) => payment.message ?? `Ödeme işlemi başarısız. ${SAFE}`,
  },
  expired: {
    tone: 'neutral',
    icon: TimerOff,
    title: () => 'Ödeme süresi doldu',
    lead: (order) =>
      `Banka onayı zamanında gelmediği için siparişi kapattık, ${PUT_BACK[orderKind(order)]}. ${SAFE}`,
  },
  returning: {
    tone: 'neutral',
    icon: Undo2,
    title: () => 'Ödemenizi iade ediyoruz',
    lead: ({ email }) =>
      `Siparişinizi tamamlayamadık, bunun için üzgünüz. Ödemenizin tamamı kartınıza geri dönüyor; iade tamamlanınca ${email} adresine yazarız. Sizin bir şey yapmanız gerekmiyor.`,
  },
  refunded: {
    tone: 'neutral',
    icon: Undo2,
    title: () => 'Ödemenizi iade ettik',
    lead: ({ payment, refundedKurus }) =>
      payment.message ??
      `${formatTl(refundedKurus)} kartınıza iade edildi. Hesabınıza yansıması bankanıza göre birkaç iş günü sürebilir.`,
  },
};

/** Where a coupon paid for everything there was no payment to speak of. */
function doneText({ totalKurus }: OrderView): string {
  return totalKurus === 0 ? 'Siparişiniz tamamlandı.' : 'Ödeme işleminiz başarıyla tamamlandı.';
}

/** The payment did not come about: the buyer may try again. */
export function isRetryable(phase: PaymentPhase): boolean {
  return phase === 'failed' || phase === 'expired';
}

/** The buyer owns the pieces, or owned them. */
export function isSettled(phase: PaymentPhase): boolean {
  return phase === 'paid' || phase === 'refunded';
}
