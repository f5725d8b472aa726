import { Injectable } from '@nestjs/common';
import { AttendanceDayQuery } from '../../contract/attendance/attendance-day.query.js';
import { RecordAttendanceDto } from '../../contract/attendance/record-attendance.dto.js';
import { SetStudentProofDto } from '../../contract/attendance/set-student-proof.dto.js';
import { TicketKeyDto } from '../../contract/bookings/ticket-key.dto.js';
import { adminProcedure, adminSends, router } from '../api/trpc.js';
import { AttendanceDayService } from './attendance-day.service.js';
import { RecordAttendanceService } from './record-attendance.service.js';
import { SnapshotService } from './snapshot.service.js';
import { StudentProofService } from './student-proof.service.js';

/** The studio's door: who is expected, and who has come. */
@Injectable()
export class AttendanceRouter {
  constructor(
    private readonly days: AttendanceDayService,
    private readonly recording: RecordAttendanceService,
    private readonly proofs: StudentProofService,
    private readonly snapshots: SnapshotService,
  ) {}

  readonly router = router({
    day: adminSends('today.read', AttendanceDayQuery, {
      right: 'bookings.read',
      when: ({ date }) => !this.days.isNear(date),
    }).query(({ input }) => this.days.read(input.date)),
    snapshot: adminProcedure('today.read').query(() => this.snapshots.take()),
    ticket: adminSends('today.checkIn', TicketKeyDto).query(({ input }) => this.snapshots.ticket(input)),
    record: adminSends('today.checkIn', RecordAttendanceDto).mutation(({ ctx, input }) =>
      this.recording.record(ctx.actor, input),
    ),
    setStudentProof: adminSends('today.checkIn', SetStudentProofDto).mutation(({ ctx, input }) =>
      this.proofs.set(ctx.actor, input),
    ),
  });
}
