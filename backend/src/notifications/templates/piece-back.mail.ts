import { formatTl } from '../../../contract/common/money.js';
import type { MailTemplate } from '../mail/mail-template.js';
import { addressToCopy, QUESTION } from './parts/shared-texts.js';

/** Not commercial: the recipient asked for this one mail about this one piece. */
export const pieceBack: MailTemplate<'piece-back'> = {
  label: 'Parça yeniden rafta',
  sentWhen: 'Beklenen bir parça yeniden satılabilir olunca',
  isEssential: true,
  variables: {
    product_name: { label: 'Parçanın adı', from: ({ name }) => name },
    product_price: { label: 'Parçanın fiyatı', from: ({ priceKurus }) => formatTl(priceKurus) },
    product_url: { label: 'Parçanın sayfasının adresi', from: ({ productUrl }) => productUrl },
    leave_url: {
      label: 'Beklemekten vazgeçme adresi',
      from: ({ leaveUrl }) => leaveUrl,
      isRequired: true,
      isSecret: true,
    },
  },
  sample: {
    name: 'Kül sırlı çorba kâsesi',
    priceKurus: 64_000,
    productUrl: '/urun/kul-sirli-corba-kasesi',
    leaveUrl: '/haber-verme?anahtar=ornek',
  },
  subject: 'Yeniden rafta: {{product_name}}',
  preheader: 'Beklediğiniz parça geldi; {{product_price}}.',
  bodyHtml: `<h1>Beklediğiniz parça geldi</h1>
<p><strong>{{product_name}}</strong> yeniden rafımızda, fiyatı {{product_price}}.</p>
<p><a class="button" href="{{product_url}}">Parçaya Bakın</a></p>
<p>Elde yapılan parçaların sayısı azdır. Bu haberi bekleyen herkese aynı anda yazdık ve parçayı kimseye ayırmadık: ilk alan alır.</p>
${addressToCopy('product_url')}
${QUESTION}
<p class="note">Bu parça için size bir kez yazıyoruz; yeniden tükenirse sayfasından tekrar haber isteyebilirsiniz. Bu haberi siz istemediyseniz ya da başka parçalar için de yazmamızı istemiyorsanız <a href="{{leave_url}}">beklemekten vazgeçin</a>.</p>`,
};
