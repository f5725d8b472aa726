import type { DescribedError } from '../../lib/describe-error.js';

/** Without 3D Secure nothing is ever charged, so this is true also when the answer was lost. */
const NETWORK_TEXT =
  'Bağlantı hatası. İnternetinizi kontrol edip yeniden deneyin; bankanızda onay vermeden kartınızdan para çekilmez.';

/** What the buyer reads of it: a lost connection must not leave them wondering about their money. */
export function describeProblem({ code, message }: DescribedError): string {
  return code === 'network' ? NETWORK_TEXT : message;
}
