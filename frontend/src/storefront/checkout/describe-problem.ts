import type { DescribedError } from '../../lib/describe-error.js';

/** Without 3D Secure nothing is ever charged, so this is true also when the answer was lost. */
const NETWORK_TEXT =
  'Bağlantı hatası. İnternetinizi kontrol edip yeniden deneyin; bankanızda onay vermeden kartınızdan para çekilmez.';

/** Mostly a session that ran out over the form. */
const SIGN_IN_TEXT =
  'Siparişi tamamlamak için giriş yapmanız gerekiyor. Yazdıklarınız olduğu gibi duruyor, kartınızdan para çekilmedi.';

/** What the buyer reads of it: it must not leave them wondering about their money. */
export function describeProblem({ code, message }: DescribedError): string {
  if (code === 'network' || code === 'unreadable') return NETWORK_TEXT;
  return code === 'sign_in_required' ? SIGN_IN_TEXT : message;
}
