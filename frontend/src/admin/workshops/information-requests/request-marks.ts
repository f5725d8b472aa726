import type { InformationRequestStatus } from '@contract/workshops/information-request.js';

/** What a request may be marked as. A completed one may wait again, but not become contacted (specification 2, 4). */
export const NEXT_STATUSES: Record<InformationRequestStatus, readonly InformationRequestStatus[]> = {
  pending: ['contacted', 'completed'],
  contacted: ['completed', 'pending'],
  completed: ['pending'],
};

export const MARK_LABELS: Record<InformationRequestStatus, string> = {
  pending: 'Beklemeye Al',
  contacted: 'İletişime Geçildi',
  completed: 'Tamamlandı',
};
