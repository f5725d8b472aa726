import { DoorClosed } from 'lucide-react';
import { Link, useMatch } from 'react-router-dom';
import { trpc } from '../../lib/server/trpc.js';
import { Icon } from '../../ui/icon.js';
import { adminPaths } from '../lib/admin-paths.js';
import { useMay } from '../lib/use-may.js';
import { ShellBar } from './shell-bar.js';

/** Leads back to the setup from every page, until the shop is opened. */
export function OpeningBar() {
  const { data: closure } = trpc.site.status.useQuery(undefined, { select: (status) => status.closure });
  const maySetUp = useMay('settings.read');
  const isOpening = useMatch(adminPaths.opening) !== null;
  if (closure !== 'before_opening' || isOpening) return null;
  return (
    <ShellBar icon={<Icon as={DoorClosed} />}>
      Dükkânınız henüz açılmadı: ziyaretçiler ‘Yakında’ sayfasını görüyor.{' '}
      {maySetUp && <Link to={adminPaths.opening}>Kuruluma dön</Link>}
    </ShellBar>
  );
}
