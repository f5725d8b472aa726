import { ActionQueue } from '@contract/attendance/offline/action-queue.js';
import type { AttendanceCalls } from './attendance-calls.js';
import { deliver } from './deliver-actions.js';
import { phoneName } from './phone-name.js';
import type { PhoneStore } from './phone-store.js';

interface PhoneQueueParts {
  readonly adminId: string;
  readonly store: PhoneStore;
  readonly calls: Pick<AttendanceCalls, 'record'>;
  readonly now: () => Date;
}

/** The queue of what this admin noted on this phone. */
export function phoneQueue({ adminId, store, calls, now }: PhoneQueueParts): ActionQueue {
  return new ActionQueue({
    adminId,
    store,
    deliver: (actions) =>
      deliver(async () => calls.record(phoneName(navigator.userAgent, await store.mark()), actions)),
    now,
    random: Math.random,
  });
}
