import { Ban, CircleCheck, CircleDashed, CircleX, Clock, type LucideIcon } from 'lucide-react';
import { DOCUMENT_STATE_LABELS } from '@contract/invoicing/document-labels.js';
import type { DocumentState } from '@contract/invoicing/sales-document.js';
import { Badge } from '../../ui/badge.js';
import { Icon } from '../../ui/icon.js';

type Tone = 'success' | 'warning' | 'danger' | 'neutral';

const APPEARANCES: Readonly<Record<DocumentState, { readonly tone: Tone; readonly icon: LucideIcon }>> = {
  to_issue: { tone: 'neutral', icon: CircleDashed },
  sending: { tone: 'warning', icon: Clock },
  issued: { tone: 'success', icon: CircleCheck },
  refused: { tone: 'danger', icon: CircleX },
  cancelled: { tone: 'neutral', icon: Ban },
};

interface DocumentStateBadgeProps {
  readonly state: DocumentState;
  /** The legal days are nearly over, so that it must be seen. */
  readonly isUrgent?: boolean;
}

export function DocumentStateBadge({ state, isUrgent = false }: DocumentStateBadgeProps) {
  const { tone, icon } = APPEARANCES[state];
  return (
    <Badge tone={isUrgent ? 'danger' : tone}>
      <Icon as={icon} size="sm" />
      {DOCUMENT_STATE_LABELS[state]}
    </Badge>
  );
}
