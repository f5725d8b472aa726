import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { attendanceMessage } from '../../contract/attendance/attendance.js';
import { type AttendanceVerdict, attendanceVerdict } from '../../contract/attendance/attendance-rule.js';
import type { AttendanceAnswer } from '../../contract/attendance/attendance.views.js';
import type {
  AttendanceActionDto,
  RecordAttendanceDto,
} from '../../contract/attendance/record-attendance.dto.js';
import { studioDate } from '../../contract/common/dates.js';
import { hasBegun } from '../../contract/workshops/session.js';
import { actingAdmin } from '../activity-log/acting-admin.js';
import { type LockedSeat, SeatAttendanceService } from '../bookings/seat-attendance.service.js';
import { Clock } from '../platform/clock.js';
import type { Actor } from '../platform/sessions/actor.js';
import type { AttendanceAction } from './attendance-action.entity.js';
import { AttendanceActionsService, type UnjudgedAction } from './attendance-actions.service.js';
import { possibleTime } from './possible-time.js';

/** Who noted something, and with which device. */
interface Helper {
  readonly adminId: string;
  readonly adminName: string;
  readonly deviceName: string;
}

/** Notes who came and who did not, as helpers send it from their telephones: at once, or hours later. */
@Injectable()
export class RecordAttendanceService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly seats: SeatAttendanceService,
    private readonly ledger: AttendanceActionsService,
    private readonly clock: Clock,
  ) {}

  /** Answers each action for itself, in the given order. A repeated action gets the answer that it had. */
  async record(actor: Actor, { device, actions }: RecordAttendanceDto): Promise<AttendanceAnswer[]> {
    const { name: adminName } = await actingAdmin(this.dataSource.manager, actor);
    const helper = { adminId: actor.adminId, adminName, deviceName: device };
    const answers: AttendanceAnswer[] = [];
    for (const action of actions) {
      answers.push(await this.dataSource.transaction((manager) => this.recordOne(manager, helper, action)));
    }
    return answers;
  }

  private async recordOne(
    manager: EntityManager,
    helper: Helper,
    asked: AttendanceActionDto,
  ): Promise<AttendanceAnswer> {
    // The lock comes first: what the same seat was asked in the same moment waits here.
    const locked = await this.seats.lock(manager, asked);
    const before = await this.ledger.find(manager, asked.id);
    if (before) return repeated(before, asked);
    const action = this.begun(helper, asked, locked);
    const { outcome, remark, after } = await this.verdict(manager, { asked, action, locked });
    const first = outcome === 'already' && locked ? await this.first(manager, locked) : NOBODY;
    const judged: AttendanceAction = { ...action, outcome, remark, ...first };
    if (!(await this.ledger.write(manager, judged))) {
      const earlier = await this.ledger.find(manager, asked.id);
      return earlier ? repeated(earlier, asked) : answerOf(judged);
    }
    if (after) await this.seats.note(manager, asked, after);
    return answerOf(judged);
  }

  private begun(helper: Helper, asked: AttendanceActionDto, locked: LockedSeat | null): UnjudgedAction {
    const { id, bookingId, position, kind, happenedAt } = asked;
    const now = this.clock.now();
    const deviceTime = new Date(happenedAt);
    const date = locked?.booking.date ?? studioDate(now);
    return {
      ...{ id, bookingId, position, kind, deviceTime, receivedAt: now, ...helper },
      happenedAt: possibleTime(deviceTime, { date, now }),
    };
  }

  private async verdict(
    manager: EntityManager,
    {
      asked,
      action,
      locked,
    }: { asked: AttendanceActionDto; action: UnjudgedAction; locked: LockedSeat | null },
  ): Promise<AttendanceVerdict> {
    if (!locked) return { outcome: 'refused', remark: 'seat_gone', after: null };
    const { seat, booking } = locked;
    const { ticketKey } = asked;
    if (ticketKey !== undefined && !(await this.seats.isTicketKey(manager, locked, ticketKey))) {
      return { outcome: 'refused', remark: 'wrong_ticket', after: null };
    }
    const facts = {
      ...{ checkedInAt: seat.checkedInAt, noShowAt: seat.noShowAt },
      isCancelled: booking.status === 'cancelled',
      isOfLaterDay: booking.date > studioDate(action.receivedAt),
      hasBegun: hasBegun(booking, action.happenedAt),
      isNotedByAnother:
        action.kind === 'came_undone' && (await this.ledger.isNotedByAnother(manager, action)),
    };
    return attendanceVerdict(facts, action.kind, action.happenedAt);
  }

  /** Since when and by whom the seat says what it says. */
  private async first(manager: EntityManager, { seat }: LockedSeat) {
    const firstAt = seat.checkedInAt ?? seat.noShowAt;
    if (firstAt === null) return NOBODY;
    return { firstAt, firstBy: (await this.ledger.latest(manager, seat))?.adminName ?? null };
  }
}

const NOBODY = { firstAt: null, firstBy: null };

/** The answer that an action had before, unless its id belongs to another one. */
function repeated(before: AttendanceAction, asked: AttendanceActionDto): AttendanceAnswer {
  const { bookingId, position, kind } = before;
  if (asked.bookingId === bookingId && asked.position === position && asked.kind === kind) {
    return answerOf(before);
  }
  return {
    ...{ id: asked.id, outcome: 'refused', at: null, by: null },
    message: attendanceMessage('id_used', null),
  };
}

function answerOf({
  id,
  outcome,
  remark,
  happenedAt,
  adminName,
  ...action
}: AttendanceAction): AttendanceAnswer {
  const isNoted = outcome === 'done' || outcome === 'cancelled';
  const at = isNoted ? happenedAt : action.firstAt;
  return {
    id,
    outcome,
    at: at?.toISOString() ?? null,
    by: isNoted ? adminName : action.firstBy,
    message: remark && attendanceMessage(remark, at),
  };
}
