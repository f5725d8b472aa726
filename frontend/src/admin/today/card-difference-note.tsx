import { trpc } from '../../lib/server/trpc.js';
import { Note } from '../../ui/note.js';
import { TextLink } from '../../ui/text-link.js';
import { adminPaths } from '../lib/admin-paths.js';
import { useMay } from '../lib/use-may.js';

/** Says that money by card does not agree with iyzico's report; nothing when it does. */
export function CardDifferenceNote() {
  const mayReconcile = useMay('money.reconcile');
  const open = trpc.admin.reconciliation.openDifferences.useQuery(undefined, { enabled: mayReconcile });
  if (!open.data) return null;
  return (
    <Note tone="danger" role="status">
      iyzico’nun raporuyla dükkânın kayıtları arasında açıklanmamış {open.data} fark var.{' '}
      <TextLink to={adminPaths.dayClose}>Gün Sonu</TextLink>
    </Note>
  );
}
