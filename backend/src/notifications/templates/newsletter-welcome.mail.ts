import type { MailTemplate } from '../mail/mail-template.js';

export const newsletterWelcome: MailTemplate<'newsletter-welcome'> = {
  label: 'Bültene hoş geldiniz',
  sentWhen: 'Bülten adresi onaylanınca',
  isEssential: false,
  isCommercial: true,
  variables: {},
  sample: {},
  subject: 'Fırın açıldıkça haber vereceğiz',
  preheader: 'Bültenimize katıldınız. Ayda bir mektup, hepsi bu.',
  bodyHtml: `<h1>Hoş geldiniz</h1>
<p>Bültenimize katıldınız, teşekkür ederiz. Ayda bir mektup yazarız: fırından çıkan yeni parçalar, açılan workshop tarihleri. Hepsi bu.</p>
<p><a class="button" href="/#products">Rafa Göz Atın</a></p>
<p>Kile dokunmak isterseniz <a href="/workshops">workshop takviminden bir gün seçin</a>. Çayı biz koyarız.</p>`,
};
