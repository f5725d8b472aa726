import { Ban, CircleCheck, CircleX, Clock, type LucideIcon, PackageCheck, Truck, Undo2 } from 'lucide-react';
import { RETURN_STATE_LABELS, type ReturnState } from '@contract/returns/return-state.js';
import { Badge } from './badge.js';
import { Icon } from './icon.js';

type Tone = 'success' | 'warning' | 'danger' | 'info' | 'neutral';

const APPEARANCES: Readonly<Record<ReturnState, { readonly tone: Tone; readonly icon: LucideIcon }>> = {
  notified: { tone: 'warning', icon: Clock },
  on_its_way: { tone: 'info', icon: Truck },
  received: { tone: 'warning', icon: PackageCheck },
  refunded: { tone: 'success', icon: CircleCheck },
  replaced: { tone: 'success', icon: Undo2 },
  refused: { tone: 'danger', icon: CircleX },
  withdrawn: { tone: 'neutral', icon: Ban },
};

interface ReturnStateBadgeProps {
  readonly state: ReturnState;
  /** The days to refund are nearly over, so that it must be seen. */
  readonly isUrgent?: boolean;
}

export function ReturnStateBadge({ state, isUrgent = false }: ReturnStateBadgeProps) {
  const { tone, icon } = APPEARANCES[state];
  return (
    <Badge tone={isUrgent ? 'danger' : tone}>
      <Icon as={icon} size="sm" />
      {RETURN_STATE_LABELS[state]}
    </Badge>
  );
}
