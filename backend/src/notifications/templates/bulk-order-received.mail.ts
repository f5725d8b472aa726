import type { MailTemplate } from '../mail-template.js';
import { LOOK } from './mail-look.js';

/** Repeats nothing that was typed: whoever types another person's address must not be able to write to them. */
export const bulkOrderReceived: MailTemplate<'bulk-order-received'> = {
  isEssential: false,
  subject: 'Toplu sipariş talebinizi aldık',
  preheader: 'Teklifiniz 24 saat içinde sizde.',
  html: `{{#> layout}}
<h1 ${LOOK.heading}>Merhaba, talebiniz bize ulaştı</h1>
<p ${LOOK.text}>Toplu siparişiniz için bizi düşündüğünüze sevindik. Mesajınızı atölyede okuyor, fiyatı ve takvimi çıkarıyoruz.</p>
<p ${LOOK.text}><strong>Teklifimizi 24 saat içinde, en geç {{offerBy}} itibarıyla size iletiyoruz.</strong></p>
<h2 ${LOOK.subheading}>Eklemek istediğiniz bir şey mi var?</h2>
<p ${LOOK.text}>Aklınızdaki rengi ya da bir fotoğrafı bu e-postayı yanıtlayarak gönderebilirsiniz. Dilerseniz <a href="tel:{{seller.phone}}" ${LOOK.link}>{{phone seller.phone}}</a> numarasından da bize ulaşabilirsiniz.</p>
<p ${LOOK.small}>Bu talebi siz göndermediyseniz bu e-postayı dikkate almayın.</p>
{{/layout}}`,
  text: `{{#> layout}}
Merhaba, talebiniz bize ulaştı

Toplu siparişiniz için bizi düşündüğünüze sevindik. Mesajınızı atölyede okuyor, fiyatı ve takvimi çıkarıyoruz.

Teklifimizi 24 saat içinde, en geç {{offerBy}} itibarıyla size iletiyoruz.

EKLEMEK İSTEDİĞİNİZ BİR ŞEY Mİ VAR?
Aklınızdaki rengi ya da bir fotoğrafı bu e-postayı yanıtlayarak gönderebilirsiniz. Dilerseniz {{phone seller.phone}} numarasından da bize ulaşabilirsiniz.

Bu talebi siz göndermediyseniz bu e-postayı dikkate almayın.
{{/layout}}`,
};
