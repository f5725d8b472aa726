import { CheckCheck, Clock, type LucideIcon, Phone } from 'lucide-react';
import {
  INFORMATION_REQUEST_STATUS_LABELS,
  type InformationRequestStatus,
  knownRequestStatus,
} from '@contract/workshops/information-request.js';
import { Badge } from '../../../ui/badge.js';
import { Icon } from '../../../ui/icon.js';

const APPEARANCES: Record<
  InformationRequestStatus,
  { readonly tone: 'warning' | 'info' | 'success'; readonly icon: LucideIcon }
> = {
  pending: { tone: 'warning', icon: Clock },
  contacted: { tone: 'info', icon: Phone },
  completed: { tone: 'success', icon: CheckCheck },
};

export function RequestStatusBadge({ status }: { readonly status: string }) {
  const known = knownRequestStatus(status);
  const { tone, icon } = APPEARANCES[known];
  return (
    <Badge tone={tone}>
      <Icon as={icon} size="sm" />
      {INFORMATION_REQUEST_STATUS_LABELS[known]}
    </Badge>
  );
}
