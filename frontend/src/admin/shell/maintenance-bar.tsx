import { Construction } from 'lucide-react';
import { Link, useMatch } from 'react-router-dom';
import { trpc } from '../../lib/server/trpc.js';
import { Icon } from '../../ui/icon.js';
import { adminPaths } from '../lib/admin-paths.js';
import { useMay } from '../lib/use-may.js';
import { ShellBar } from './shell-bar.js';

/**
 * Says on every page that visitors see the maintenance screen, so that nobody forgets to open the shop again. The
 * security section has a note of its own with the button.
 */
export function MaintenanceBar() {
  const { data: isOn = false } = trpc.admin.settings.get.useQuery(undefined, {
    enabled: useMay('settings.read'),
    select: ({ values }) => values.maintenance_mode === 'true',
  });
  const isSecurity = useMatch(adminPaths.security) !== null;
  if (!isOn || isSecurity) return null;
  return (
    <ShellBar icon={<Icon as={Construction} />}>
      Bakım modu açık: ziyaretçiler yalnızca bakım ekranını görüyor.{' '}
      <Link to={adminPaths.security}>Bakım ayarı</Link>
    </ShellBar>
  );
}
