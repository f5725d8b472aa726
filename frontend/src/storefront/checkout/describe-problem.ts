import type { DescribedError } from '../../lib/server/describe-error.js';

/** True even when the answer was lost, because nothing is charged without 3D Secure. */
const NETWORK_TEXT =
  'Bağlantı hatası. İnternetinizi kontrol edip yeniden deneyin; bankanızda onay vermeden kartınızdan para çekilmez.';

/** The usual reason is a session that expired while the form was open. */
const SIGN_IN_TEXT =
  'Siparişi tamamlamak için giriş yapmanız gerekiyor. Yazdıklarınız olduğu gibi duruyor, kartınızdan para çekilmedi.';

/** Describes a problem to the buyer. It must leave no doubt about their money. */
export function describeProblem({ code, message }: DescribedError): string {
  if (code === 'network' || code === 'unreadable') return NETWORK_TEXT;
  return code === 'sign_in_required' ? SIGN_IN_TEXT : message;
}
