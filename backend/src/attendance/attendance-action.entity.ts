import { Column, Entity, PrimaryColumn } from 'typeorm';
import type {
  AttendanceKind,
  AttendanceOutcome,
  AttendanceRemark,
} from '../../contract/attendance/attendance.js';

/** What a helper noted about a guest, with what became of it. It is only ever added to. */
@Entity()
export class AttendanceAction {
  /** Chosen by the device. */
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  bookingId: string;

  @Column('smallint')
  position: number;

  @Column('text')
  kind: AttendanceKind;

  /** By the device's clock, which may be wrong. */
  @Column('timestamptz')
  deviceTime: Date;

  /** The device's time brought into what is possible: on the session's day or later, and not in the future. */
  @Column('timestamptz')
  happenedAt: Date;

  @Column('timestamptz')
  receivedAt: Date;

  @Column('uuid')
  adminId: string;

  /** The name stays, whatever becomes of the account. */
  @Column('text')
  adminName: string;

  @Column('text')
  deviceName: string;

  @Column('text')
  outcome: AttendanceOutcome;

  @Column('text', { nullable: true })
  remark: AttendanceRemark | null;

  /** When and by whom the seat had been noted before; only of an action that came too late. */
  @Column('timestamptz', { nullable: true })
  firstAt: Date | null;

  @Column('text', { nullable: true })
  firstBy: string | null;
}
