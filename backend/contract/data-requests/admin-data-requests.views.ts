import type { PageOf } from '../admin/page.query.js';
import type { DataRequestKind, DataRequestUrgency, SeenState } from './data-request.js';

/** A confirmed request as the studio sees it. Times are ISO instants. */
export interface AdminDataRequestView {
  readonly id: string;
  /** Sent back with a change. */
  readonly version: number;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly kind: DataRequestKind;
  readonly message: string;
  readonly state: SeenState;
  readonly confirmedAt: string;
  readonly answerBy: string;
  /** Null once it is closed. */
  readonly urgency: DataRequestUrgency | null;
  readonly erasedAt: string | null;
  readonly exportUntil: string | null;
  readonly answer: { readonly text: string; readonly at: string; readonly by: string } | null;
}

export interface AdminDataRequestsView extends PageOf<AdminDataRequestView> {
  readonly counts: Readonly<Record<SeenState | 'all', number>>;
}

/** The open requests that the studio is warned of. */
export interface UrgentDataRequests {
  readonly soon: number;
  readonly overdue: number;
}
