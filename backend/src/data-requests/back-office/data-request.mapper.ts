import { answerBy, type SeenState, urgencyOf } from '../../../contract/data-requests/data-request.js';
import type { AdminDataRequestView } from '../../../contract/data-requests/admin-data-requests.views.js';
import type { DataRequest } from '../data-request.entity.js';

/** The studio sees a request only once its address has confirmed it. */
export type ConfirmedRequest = DataRequest & { readonly confirmedAt: Date; readonly state: SeenState };

export function isConfirmed(request: DataRequest): request is ConfirmedRequest {
  return request.confirmedAt !== null && request.state !== 'unconfirmed';
}

export function adminDataRequestView(request: ConfirmedRequest, now: Date): AdminDataRequestView {
  const { id, version, name, email, phone, kind, message, state, confirmedAt } = request;
  const { answerText, answeredAt, answeredBy } = request;
  return {
    ...{ id, version, name, email, phone, kind, message, state },
    confirmedAt: confirmedAt.toISOString(),
    answerBy: answerBy(confirmedAt).toISOString(),
    urgency: state === 'open' ? urgencyOf(confirmedAt, now) : null,
    erasedAt: request.erasedAt?.toISOString() ?? null,
    exportUntil: request.exportUntil?.toISOString() ?? null,
    answer:
      answerText !== null && answeredAt !== null && answeredBy !== null
        ? { text: answerText, at: answeredAt.toISOString(), by: answeredBy }
        : null,
  };
}
