import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull, Not } from 'typeorm';
import { AppError } from '../../../contract/app-error.js';
import { hasBegun } from '../../../contract/workshops/session.js';
import { sessionFields } from '../../../contract/workshops/session-fields.js';
import { AdminChangesService } from '../../activity-log/admin-changes.service.js';
import { SessionBookingsService } from '../../bookings/session-bookings.service.js';
import { Clock } from '../../platform/clock.js';
import type { Actor } from '../../platform/sessions/actor.js';
import type { SessionVersion } from './edit-session.service.js';
import { lockSession } from './session-lock.js';
import { sessionChange } from './session-record.js';
import { WorkshopSession } from '../workshop-session.entity.js';

/**
 * Removes a session from the calendar. Its row stays, because orders, bookings and the ledger of seats refer
 * to it.
 */
@Injectable()
export class RemoveSessionService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly bookings: SessionBookingsService,
    private readonly changes: AdminChangesService,
    private readonly clock: Clock,
  ) {}

  /** Throws workshop_not_found, changed_meanwhile, session_has_bookings, session_being_paid. */
  async remove(actor: Actor, named: SessionVersion): Promise<void> {
    await this.dataSource.transaction((manager) => this.removeOne(manager, actor, named));
  }

  /**
   * Takes back all copies or none. They must come from one copying. Throws session_not_copied, and what `remove`
   * throws.
   */
  async removeCopies(actor: Actor, copies: readonly SessionVersion[]): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const copyings = new Set<string | null>();
      // Always in the same order, so that two admins do not wait for each other.
      for (const each of copies.toSorted((a, b) => a.sessionId.localeCompare(b.sessionId))) {
        copyings.add((await this.removeOne(manager, actor, each)).copyingId);
      }
      if (copyings.size > 1 || copyings.has(null)) throw new AppError('session_not_copied');
    });
  }

  /**
   * Puts a removed session back into the calendar. A cancelled one stays so, because its guests have been
   * told.
   */
  async restore(actor: Actor, sessionId: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const { affected } = await manager.update(
        WorkshopSession,
        { id: sessionId, removedAt: Not(IsNull()), cancelledAt: IsNull() },
        { removedAt: null },
      );
      if (affected !== 1) throw new AppError('workshop_not_found');
      const session = await manager.findOneByOrFail(WorkshopSession, { id: sessionId });
      await this.changes.record(
        manager,
        actor,
        sessionChange('session_restored', session, { before: null, after: sessionFields(session) }),
      );
    });
  }

  private async removeOne(
    manager: EntityManager,
    actor: Actor,
    { sessionId, version }: SessionVersion,
  ): Promise<WorkshopSession> {
    const session = await lockSession(manager, sessionId, version);
    await this.refuseAwaited(manager, session);
    await manager.update(WorkshopSession, { id: sessionId }, { removedAt: this.clock.now() });
    await this.changes.record(
      manager,
      actor,
      sessionChange('session_removed', session, { before: sessionFields(session), after: null }),
    );
    return session;
  }

  /** A session that has begun may be removed with bookings, because no guest is still to come. */
  private async refuseAwaited(manager: EntityManager, session: WorkshopSession): Promise<void> {
    const isAhead = !hasBegun(session, this.clock.now());
    const bookings = isAhead ? await this.bookings.countLiving(manager, session.id) : 0;
    if (bookings > 0) throw new AppError('session_has_bookings', { bookings });
    const seats = session.heldSeats - (await offeredSeats(manager, session.id));
    if (seats > 0) throw new AppError('session_being_paid', { seats });
  }
}

/** Seats that are offered to the waiting list and in no cart: whoever they are kept for is told that the session is gone. */
async function offeredSeats(manager: EntityManager, sessionId: string): Promise<number> {
  const [offered] = await manager.query<{ seats: number }[]>(
    `SELECT coalesce(sum(offered_seats), 0)::int AS seats FROM waiting_list_entry
     WHERE offered_session_id = $1 AND status = 'offered' AND offer_hold_id IS NULL`,
    [sessionId],
  );
  return offered?.seats ?? 0;
}
