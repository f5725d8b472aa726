import { chakra } from '@chakra-ui/react';
import { formatDate, studioDate } from '@contract/common/dates.js';
import {
  type DataRequestUrgency,
  SEEN_STATE_LABELS,
  type SeenState,
} from '@contract/data-requests/data-request.js';
import type { AdminDataRequestView } from '@contract/data-requests/admin-data-requests.views.js';
import { Badge } from '../../ui/badge.js';

const TONES = { open: 'warning', answered: 'success', refused: 'neutral' } as const satisfies Record<
  SeenState,
  string
>;
const TERM: Readonly<Record<DataRequestUrgency, (day: string) => string>> = {
  calm: (day) => `Son gün ${day}`,
  soon: (day) => `Süre doluyor: ${day}`,
  overdue: (day) => `Süresi geçti: ${day}`,
};

/** The state of a request with the end of its term. */
export function DataRequestState({ request }: { readonly request: AdminDataRequestView }) {
  const { state, urgency, answerBy } = request;
  const day = formatDate(studioDate(new Date(answerBy)));
  return (
    <chakra.span display="flex" flexWrap="wrap" gap="2">
      <Badge tone={TONES[state]}>{SEEN_STATE_LABELS[state]}</Badge>
      {urgency !== null && (
        <Badge tone={urgency === 'calm' ? 'neutral' : 'danger'}>{TERM[urgency](day)}</Badge>
      )}
    </chakra.span>
  );
}
