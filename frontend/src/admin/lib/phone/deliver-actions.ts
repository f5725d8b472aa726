import type { Delivery } from '@contract/attendance/offline/action-queue.js';
import type { AttendanceAnswer } from '@contract/attendance/attendance.views.js';
import { describeError } from '../../../lib/server/describe-error.js';
import { httpStatusOf } from '../../../lib/server/error-code.js';

/** Statuses that say nothing about the actions themselves: too slow, too many, too early. */
const TRY_LATER = new Set([408, 425, 429]);
/** Codes of the browser itself: the answer was lost, was not the shop's, or did not come in time. */
const NO_ANSWER = new Set(['network', 'unreadable', 'took_too_long']);

/** Sends actions and says what came of it. */
export async function deliver(send: () => Promise<readonly AttendanceAnswer[]>): Promise<Delivery> {
  try {
    return { kind: 'answered', answers: await send() };
  } catch (error) {
    return failedDelivery(error);
  }
}

/** What a failed call says about what it carried. */
export function failedDelivery(error: unknown): Exclude<Delivery, { kind: 'answered' }> {
  const { code, message } = describeError(error);
  if (code === 'admin_session_needed') return { kind: 'signed_out' };
  const status = httpStatusOf(error);
  const isTemporary = status === null || status >= 500 || TRY_LATER.has(status);
  return NO_ANSWER.has(code) || isTemporary ? { kind: 'unreachable' } : { kind: 'refused', message };
}
