import type { PaymentLinkState } from '@contract/payments/payment-link.views.js';

/** What the page says of a link, by its state. */
export const PAYMENT_LINK_TEXTS: Readonly<
  Record<PaymentLinkState, { readonly title: string; readonly lead: string }>
> = {
  open: {
    title: 'Ödemenizi tamamlayın',
    lead: 'Siparişinizin aşağıdaki tutarını kartınızla güvenle ödeyebilirsiniz.',
  },
  at_bank: {
    title: 'Bankanızın onayını bekliyoruz',
    lead: 'Ödemeyi bankanızın sayfasında onayladığınızda bu sayfa kendiliğinden yenilenir. Onay vermeden kartınızdan para çekilmez.',
  },
  checking: {
    title: 'Ödemenizi kontrol ediyoruz',
    lead: 'Bankanızdan yanıt bekliyoruz; bu sayfa kendiliğinden yenilenir. Lütfen yeniden ödeme yapmayın.',
  },
  paid: {
    title: 'Ödemenizi aldık, teşekkür ederiz',
    lead: 'Ödemeniz siparişinize işlendi; başka bir şey yapmanız gerekmiyor.',
  },
  returned: {
    title: 'Ödemeniz size geri dönüyor',
    lead: 'Ödemeniz ulaştığında sipariş artık bu tutarı beklemiyordu. Paranın tamamını kartınıza iade ediyoruz; ekstrenize yansıması birkaç iş günü sürebilir.',
  },
  expired: {
    title: 'Bu bağlantının süresi doldu',
    lead: 'Kartınızdan para çekilmedi. Bize yazarsanız size yeni bir ödeme bağlantısı göndeririz.',
  },
  cancelled: {
    title: 'Bu bağlantı artık geçerli değil',
    lead: 'Kartınızdan para çekilmedi. Size daha yeni bir bağlantı göndermiş olabiliriz; emin değilseniz bize sorun.',
  },
  settled: {
    title: 'Bu tutar için ödeme beklemiyoruz',
    lead: 'Siparişin ödemesi bu arada başka bir yolla alındı; kartınızdan para çekilmedi. Bir yanlışlık olduğunu düşünüyorsanız bize yazın.',
  },
  order_ended: {
    title: 'Bu sipariş şu anda ödenemiyor',
    lead: 'Sipariş iptal edildi ya da henüz onaylanmadı; kartınızdan para çekilmedi. Sorularınız için bize yazın.',
  },
};
