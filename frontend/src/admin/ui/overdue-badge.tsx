import { AlarmClock } from 'lucide-react';
import { Badge } from '../../ui/badge.js';
import { Icon } from '../../ui/icon.js';
import { describeWaitingTime } from '../lib/describe-waiting-time.js';

/** Shows for how long something has been waiting beyond the promised time. */
export function OverdueBadge({ since, now }: { readonly since: string; readonly now: Date }) {
  return (
    <Badge tone="danger">
      <Icon as={AlarmClock} size="sm" />
      Gecikti · {describeWaitingTime(since, now)}
    </Badge>
  );
}
