import { AppError } from '@contract/app-error.js';
import type { AttendanceAnswer } from '@contract/attendance/attendance.views.js';
import type {
  SnapshotBooking,
  SnapshotSeat,
  TodaySnapshot,
} from '@contract/attendance/offline/today-snapshot.js';
import type { AttendanceActionDto } from '@contract/attendance/record-attendance.dto.js';

export const BOOKING_ID = '7c1e04b9-1111-4222-8333-444455556666';

export const aSnapshotSeat = (given: Partial<SnapshotSeat> = {}): SnapshotSeat => ({
  position: 0,
  name: null,
  isStudent: false,
  needsProof: false,
  isChild: false,
  hasNeeds: false,
  keyHash: null,
  checkedInAt: null,
  noShowAt: null,
  ...given,
});

export const aSnapshotBooking = (given: Partial<SnapshotBooking> = {}): SnapshotBooking => ({
  bookingId: BOOKING_ID,
  sessionId: 's1',
  name: 'Ayşe K.',
  isUnpaid: false,
  keyHash: 'hash',
  seats: [aSnapshotSeat()],
  ...given,
});

/** Taken at 18:04 in the studio, on 12 December 2026. */
export const aSnapshot = (given: Partial<TodaySnapshot> = {}): TodaySnapshot => ({
  takenAt: '2026-12-12T15:04:00.000Z',
  today: '2026-12-12',
  sessions: [
    {
      ...{ id: 's1', title: 'Çark Atölyesi', isForChildren: false },
      ...{ date: '2026-12-12', startTime: '18:00', endTime: '20:00' },
    },
    {
      ...{ id: 's2', title: 'Elde Şekillendirme', isForChildren: true },
      ...{ date: '2026-12-13', startTime: '11:00', endTime: '13:00' },
    },
  ],
  bookings: [aSnapshotBooking()],
  ...given,
});

export const anAnswer = (
  { id, happenedAt }: AttendanceActionDto,
  given: Partial<AttendanceAnswer> = {},
): AttendanceAnswer => ({ id, outcome: 'done', at: happenedAt, by: 'Elif', message: null, ...given });

/** The shop at the other end of a phone's calls. */
export class FakeDoor {
  isReachable = true;
  isSignedIn = true;
  snapshot = aSnapshot();
  readonly recorded: AttendanceActionDto[] = [];
  answer = (action: AttendanceActionDto): AttendanceAnswer => anAnswer(action);

  readonly calls = {
    record: (_device: string, actions: readonly AttendanceActionDto[]) =>
      this.answered(() => {
        this.recorded.push(...actions);
        return actions.map((action) => this.answer(action));
      }),
    snapshot: () => this.answered(() => this.snapshot),
  };

  private async answered<Answer>(answer: () => Answer): Promise<Answer> {
    await Promise.resolve();
    if (!this.isReachable) throw new TypeError('Failed to fetch');
    if (!this.isSignedIn) throw clientError('admin_session_needed');
    return answer();
  }
}

function clientError(code: 'admin_session_needed'): Error {
  const { message, status } = new AppError(code);
  return Object.assign(new Error(message), { data: { code, message, httpStatus: status } });
}
