import { isIyzicoSandbox } from '../../platform/config/iyzico-settings.js';
import { missing, type ReadinessRule } from '../readiness-rule.js';

const IYZICO = 'api.iyzipay.com';

/** Apart from the check of the account, so that a studio can try its shop before it takes money. */
export const realPaymentRule: ReadinessRule = {
  key: 'real_payment',
  title: 'Gerçek ödeme',
  screen: 'connections',
  find: ({ iyzicoUri }) => {
    if (iyzicoUri === null) return missing('Kartlardan para çekmek için gerçek iyzico hesabınız gerekir.');
    const { host, hostname } = new URL(iyzicoUri);
    if (hostname === IYZICO) return null;
    return isIyzicoSandbox(iyzicoUri)
      ? missing(
          'Ödemeler iyzico’nun deneme ortamına gidiyor: siparişler ödenmiş görünür, kimseden para çekilmez. Açmadan önce gerçek hesabınızın anahtarlarını girin.',
        )
      : missing(
          `Ödemeler iyzico’ya değil, ${host} adresine gidiyor: siparişler ödenmiş görünür, para hesabınıza gelmez.`,
        );
  },
};
