import type { MailTemplate } from '../mail-template.js';
import { BUTTON, LOOK } from './mail-look.js';

/** Repeats nothing that was typed: whoever types another person's address must not be able to write to them. */
export const informationRequestReceived: MailTemplate<'information-request-received'> = {
  isEssential: false,
  subject: 'Talebinizi aldık · {{workshopType}}',
  preheader: 'En kısa sürede size dönüş yapacağız.',
  html: `{{#> layout}}
<h1 ${LOOK.heading}>Merhaba, talebiniz bize ulaştı</h1>
<p ${LOOK.text}>Workshoplarımıza ilginiz için teşekkür ederiz. Mesajınızı atölyede okuyoruz; en kısa sürede telefonla ya da e-postayla size dönüş yapacağız.</p>
<h2 ${LOOK.subheading}>Talebiniz</h2>
<p ${LOOK.text}>Workshop türü: {{workshopType}}<br>Deneyim seviyeniz: {{experienceLevel}}</p>
<p ${LOOK.text}>Bu arada takvime göz atabilir, size uyan bir günü seçebilirsiniz.</p>
<p style="margin:0 0 32px"><a href="{{url "/workshops"}}" ${BUTTON}>Takvime Bakın</a></p>
<h2 ${LOOK.subheading}>Eklemek istediğiniz bir şey mi var?</h2>
<p ${LOOK.text}>Bu e-postayı yanıtlamanız yeterli. Dilerseniz <a href="tel:{{seller.phone}}" ${LOOK.link}>{{phone seller.phone}}</a> numarasından da bize ulaşabilirsiniz.</p>
<p ${LOOK.small}>Bu talebi siz göndermediyseniz bu e-postayı dikkate almayın.</p>
{{/layout}}`,
  text: `{{#> layout}}
Merhaba, talebiniz bize ulaştı

Workshoplarımıza ilginiz için teşekkür ederiz. Mesajınızı atölyede okuyoruz; en kısa sürede telefonla ya da e-postayla size dönüş yapacağız.

TALEBİNİZ
Workshop türü: {{workshopType}}
Deneyim seviyeniz: {{experienceLevel}}

Bu arada takvime göz atabilir, size uyan bir günü seçebilirsiniz:
{{url "/workshops"}}

EKLEMEK İSTEDİĞİNİZ BİR ŞEY Mİ VAR?
Bu e-postayı yanıtlamanız yeterli. Dilerseniz {{phone seller.phone}} numarasından da bize ulaşabilirsiniz.

Bu talebi siz göndermediyseniz bu e-postayı dikkate almayın.
{{/layout}}`,
};
