import { FlaskConical } from 'lucide-react';
import { trpc } from '../../lib/server/trpc.js';
import { Icon } from '../../ui/icon.js';
import { ShellBar } from './shell-bar.js';

/** Other admins may change the address to which payments go. */
const FRESH_MS = 60_000;

/** Says on every page that the shop takes no money, so that nobody opens it for sale like that. */
export function TrialBar() {
  const { data: isTrial = false } = trpc.admin.troubles.isTrial.useQuery(undefined, { staleTime: FRESH_MS });
  if (!isTrial) return null;
  return (
    <ShellBar icon={<Icon as={FlaskConical} />}>
      Deneme: ödemeler iyzico’nun deneme ortamına gidiyor, kimseden para çekilmiyor.
    </ShellBar>
  );
}
