import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AppError } from '../../contract/app-error.js';
import type { SetStudentProofDto } from '../../contract/attendance/set-student-proof.dto.js';
import { shortId } from '../../contract/common/short-id.js';
import { AdminChangesService } from '../activity-log/admin-changes.service.js';
import { SeatAttendanceService } from '../bookings/seat-attendance.service.js';
import type { Actor } from '../platform/sessions/actor.js';

/** Notes whether a guest at the student price has shown the student card. */
@Injectable()
export class StudentProofService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly seats: SeatAttendanceService,
    private readonly changes: AdminChangesService,
  ) {}

  /** Throws seat_not_found, seat_not_for_student and student_difference_paid. */
  async set(actor: Actor, { bookingId, position, proof }: SetStudentProofDto): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const locked = await this.seats.lock(manager, { bookingId, position });
      if (!locked) throw new AppError('seat_not_found');
      const { isStudent, studentProof } = locked.seat;
      if (!isStudent) throw new AppError('seat_not_for_student');
      if (studentProof === 'difference_paid') throw new AppError('student_difference_paid');
      await this.seats.setProof(manager, { bookingId, position }, proof);
      await this.changes.record(manager, actor, {
        event: 'student_proof_set',
        recordKind: 'booking',
        recordId: bookingId,
        label: shortId(bookingId),
        before: { position, studentProof },
        after: { position, studentProof: proof },
      });
    });
  }
}
