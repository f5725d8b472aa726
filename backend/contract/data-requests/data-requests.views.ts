import type { DataRequestKind, DataRequestState } from './data-request.js';

/** Whether a request counts at once, or only when its address has confirmed it. */
export interface AskedDataRequest {
  readonly outcome: 'confirm_by_mail' | 'received';
}

/** A request as its sender sees it. Times are ISO instants. */
export interface DataRequestView {
  readonly kind: DataRequestKind;
  readonly state: DataRequestState;
  /** Null while the address has not confirmed it. */
  readonly confirmedAt: string | null;
  /** The end of the term for the answer. */
  readonly answerBy: string | null;
  readonly answer: { readonly text: string; readonly at: string } | null;
  /** The data may be downloaded until then; null when none is released, or no longer. */
  readonly exportUntil: string | null;
}
