import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AppError } from '../../../contract/app-error.js';
import { hasBegun } from '../../../contract/workshops/session.js';
import { refuseCapacity, takenSeats } from '../../../contract/workshops/session-capacity.js';
import { MAX_CAPACITY, type SessionDto } from '../../../contract/workshops/session.dto.js';
import { sessionFields } from '../../../contract/workshops/session-fields.js';
import { AdminChangesService } from '../../activity-log/admin-changes.service.js';
import { AskAboutMoveService } from '../../booking-changes/call-off/ask-about-move.service.js';
import { MoveBookingsService } from '../../bookings/back-office/move-bookings.service.js';
import { Clock } from '../../platform/clock.js';
import type { Actor } from '../../platform/sessions/actor.js';
import { assertVatRate } from '../../studio/vat-rates.js';
import { CreateSessionService } from '../create-session.service.js';
import { lockSession } from './session-lock.js';
import { sessionChange } from './session-record.js';
import { WorkshopSession } from '../workshop-session.entity.js';

/** Names the session; `version` is the one that was read, null for clients without versions. */
export interface SessionVersion {
  readonly sessionId: string;
  readonly version: number | null;
}

/** Creates and changes sessions. */
@Injectable()
export class EditSessionService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly sessions: CreateSessionService,
    private readonly bookings: MoveBookingsService,
    private readonly questions: AskAboutMoveService,
    private readonly changes: AdminChangesService,
    private readonly clock: Clock,
  ) {}

  /** Throws session_in_past and vat_rate_unknown. */
  async create(actor: Actor, fields: SessionDto): Promise<string> {
    if (hasBegun(fields, this.clock.now())) throw new AppError('session_in_past');
    return this.dataSource.transaction(async (manager) => {
      await assertVatRate(manager, fields.vatRateId);
      const session = await this.sessions.create(manager, {
        ...sessionFields(fields),
        seatsTakenElsewhere: 0,
      });
      await this.changes.record(
        manager,
        actor,
        sessionChange('session_created', session, { before: null, after: sessionFields(session) }),
      );
      return session.id;
    });
  }

  /**
   * Mails the new time to the guests when a session moves, and asks whether it suits them. Throws workshop_not_found, changed_meanwhile,
   * session_capacity_taken, session_moved_to_past, vat_rate_unknown.
   */
  async update(actor: Actor, { sessionId, version }: SessionVersion, fields: SessionDto): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const before = await lockSession(manager, sessionId, version);
      refuseTooSmall(before, fields);
      await assertVatRate(manager, fields.vatRateId, before.vatRateId);
      const overbookedSeats = Math.max(0, takenSeats(before) - fields.capacity);
      await manager.update(WorkshopSession, { id: sessionId }, { ...sessionFields(fields), overbookedSeats });
      const after = await manager.findOneByOrFail(WorkshopSession, { id: sessionId });
      if (hasMoved(before, after)) await this.moveBookings(manager, actor, { before, after });
      await this.changes.record(
        manager,
        actor,
        sessionChange('session_updated', after, {
          before: sessionFields(before),
          after: sessionFields(after),
        }),
      );
    });
  }

  /** Makes more seats. Throws workshop_not_found, changed_meanwhile, session_too_large. */
  async raiseCapacity(
    manager: EntityManager,
    actor: Actor,
    { sessionId, version, more }: SessionVersion & { readonly more: number },
  ): Promise<void> {
    const before = await lockSession(manager, sessionId, version);
    const capacity = before.capacity + more;
    if (capacity > MAX_CAPACITY) throw new AppError('session_too_large', { most: MAX_CAPACITY });
    const overbookedSeats = Math.max(0, takenSeats(before) - capacity);
    await manager.update(WorkshopSession, { id: sessionId }, { capacity, overbookedSeats });
    await this.changes.record(
      manager,
      actor,
      sessionChange('session_updated', before, {
        before: { capacity: before.capacity },
        after: { capacity },
      }),
    );
  }

  private async moveBookings(
    manager: EntityManager,
    actor: Actor,
    { before, after }: { readonly before: WorkshopSession; readonly after: WorkshopSession },
  ): Promise<void> {
    const moved = await this.bookings.move(manager, actor, after);
    if (moved > 0 && hasBegun(after, this.clock.now())) throw new AppError('session_moved_to_past');
    await this.questions.ask(manager, { sessionId: after.id, before, after });
  }
}

function refuseTooSmall(session: WorkshopSession, { capacity }: SessionDto): void {
  const refusal = refuseCapacity(session, capacity);
  if (refusal) throw new AppError(refusal.code, refusal.params, { capacity: refusal.message });
}

function hasMoved(a: WorkshopSession, b: WorkshopSession): boolean {
  return a.date !== b.date || a.startTime !== b.startTime || a.endTime !== b.endTime;
}
