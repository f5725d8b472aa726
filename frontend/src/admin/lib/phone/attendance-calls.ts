import type { AttendanceAnswer } from '@contract/attendance/attendance.views.js';
import type { TodaySnapshot } from '@contract/attendance/offline/today-snapshot.js';
import type { AttendanceActionDto } from '@contract/attendance/record-attendance.dto.js';
import type { trpc } from '../../../lib/server/trpc.js';
import { withTimeout } from '../with-timeout.js';

/** A helper at the door does not wait longer; what was sent is sent again later. */
const PATIENCE_MS = 10_000;

/** The calls of the door, each of which is given up after ten seconds. */
export interface AttendanceCalls {
  readonly record: (device: string, actions: readonly AttendanceActionDto[]) => Promise<AttendanceAnswer[]>;
  readonly snapshot: () => Promise<TodaySnapshot>;
}

export type AdminClient = ReturnType<typeof trpc.useUtils>['client'];

export function attendanceCalls({ admin: { attendance } }: AdminClient): AttendanceCalls {
  return {
    record: (device, actions) =>
      patiently((signal) => attendance.record.mutate({ device, actions: [...actions] }, { signal })),
    snapshot: () => patiently((signal) => attendance.snapshot.query(undefined, { signal })),
  };
}

function patiently<Answer>(ask: (signal: AbortSignal) => Promise<Answer>): Promise<Answer> {
  return withTimeout(ask, PATIENCE_MS, new AbortController().signal);
}
