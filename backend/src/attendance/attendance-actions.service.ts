import { Injectable } from '@nestjs/common';
import { type EntityManager, LessThanOrEqual, MoreThan } from 'typeorm';
import type { SeatDto } from '../../contract/attendance/record-attendance.dto.js';
import { AttendanceAction } from './attendance-action.entity.js';

/** An action before it is known what becomes of it. */
export type UnjudgedAction = Omit<AttendanceAction, 'outcome' | 'remark' | 'firstAt' | 'firstBy'>;

/** The ledger of what helpers noted. */
@Injectable()
export class AttendanceActionsService {
  async find(manager: EntityManager, id: string): Promise<AttendanceAction | null> {
    return manager.findOneBy(AttendanceAction, { id });
  }

  /** False when an action with this id was written in the same moment, or before. */
  async write(manager: EntityManager, action: AttendanceAction): Promise<boolean> {
    const written: { readonly raw: unknown } = await manager
      .createQueryBuilder()
      .insert()
      .into(AttendanceAction)
      .values(action)
      .orIgnore()
      .returning('id')
      .execute();
    return Array.isArray(written.raw) && written.raw.length > 0;
  }

  /** The action by which the seat says what it says. */
  async latest(manager: EntityManager, { bookingId, position }: SeatDto): Promise<AttendanceAction | null> {
    return manager.findOne(AttendanceAction, {
      where: [
        { bookingId, position, outcome: 'done' },
        { bookingId, position, outcome: 'cancelled' },
      ],
      order: { receivedAt: 'DESC' },
    });
  }

  /**
   * Whether the device noted 'came' too late, and did not know so when the guest's coming was taken back on it: its
   * helper meant their own mark only.
   */
  async isNotedByAnother(
    manager: EntityManager,
    { bookingId, position, deviceName, happenedAt }: UnjudgedAction,
  ): Promise<boolean> {
    return manager.existsBy(AttendanceAction, {
      ...{ bookingId, position, deviceName, kind: 'came', outcome: 'already' },
      happenedAt: LessThanOrEqual(happenedAt),
      receivedAt: MoreThan(happenedAt),
    });
  }
}
