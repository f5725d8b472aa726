import { AlarmClock } from 'lucide-react';
import { Badge } from '../../ui/badge.js';
import { Icon } from '../../ui/icon.js';
import { waitingTime } from '../lib/waiting-time.js';

/** For what has waited for longer than was promised, with how long that is. */
export function OverdueBadge({ since, now }: { readonly since: string; readonly now: Date }) {
  return (
    <Badge tone="danger">
      <Icon as={AlarmClock} size="sm" />
      Gecikti · {waitingTime(since, now)}
    </Badge>
  );
}
