import type { MailTemplate } from '../mail/mail-template.js';

/** Repeats no typed text, because the address may be a stranger's. */
export const bulkOrderReceived: MailTemplate<'bulk-order-received'> = {
  label: 'Toplu sipariş talebi alındı',
  sentWhen: 'Toplu sipariş talebi gelince',
  isEssential: false,
  variables: { offer_day: { label: 'Teklifin en geç günü', from: ({ offerDay }) => offerDay } },
  sample: { offerDay: '22 Kasım Pazar' },
  subject: 'Toplu sipariş talebinizi aldık',
  preheader: 'Teklifiniz en geç {{offer_day}} günü sizde.',
  bodyHtml: `<h1>Merhaba, talebiniz bize ulaştı</h1>
<p>Toplu siparişiniz için bizi düşündüğünüze sevindik. Mesajınızı atölyede okuyor, fiyatı ve takvimi çıkarıyoruz.</p>
<p><strong>Teklifimizi 24 saat içinde, en geç {{offer_day}} günü size iletiriz.</strong></p>
<h2>Eklemek istediğiniz bir şey mi var?</h2>
<p>Aklınızdaki rengi ya da bir fotoğrafı bu e-postayı yanıtlayarak gönderebilirsiniz. Dilerseniz <a href="tel:{{studio_phone}}">{{studio_phone}}</a> numarasından da bize ulaşabilirsiniz.</p>
<p class="note">Bu talebi siz göndermediyseniz bu e-postayı dikkate almayın.</p>`,
};
