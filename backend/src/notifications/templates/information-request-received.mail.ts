import type { MailTemplate } from '../mail/mail-template.js';
import { SAMPLE_CHOICE } from './sample-facts.js';

/** Repeats no typed text, because the address may be a stranger's. */
export const informationRequestReceived: MailTemplate<'information-request-received'> = {
  label: 'Bilgi talebi alındı',
  sentWhen: 'Workshop bilgi talebi gelince',
  isEssential: false,
  variables: {
    workshop_type: { label: 'Workshop türü', from: ({ workshopType }) => workshopType },
    experience_level: { label: 'Deneyim seviyesi', from: ({ experienceLevel }) => experienceLevel },
  },
  sample: SAMPLE_CHOICE,
  subject: 'Talebinizi aldık · {{workshop_type}}',
  preheader: 'En kısa sürede size dönüş yapacağız.',
  bodyHtml: `<h1>Merhaba, talebiniz bize ulaştı</h1>
<p>Workshoplarımıza ilginiz için teşekkür ederiz. Mesajınızı atölyede okuyoruz; en kısa sürede telefonla ya da e-postayla size dönüş yapacağız.</p>
<h2>Talebiniz</h2>
<p>Workshop türü: {{workshop_type}}<br>Deneyim seviyeniz: {{experience_level}}</p>
<p>Bu arada takvime göz atabilir, size uyan bir günü seçebilirsiniz.</p>
<p><a class="button" href="/workshops">Takvime Bakın</a></p>
<h2>Eklemek istediğiniz bir şey mi var?</h2>
<p>Bu e-postayı yanıtlamanız yeterli. Dilerseniz <a href="tel:{{studio_phone}}">{{studio_phone}}</a> numarasından da bize ulaşabilirsiniz.</p>
<p class="note">Bu talebi siz göndermediyseniz bu e-postayı dikkate almayın.</p>`,
};
