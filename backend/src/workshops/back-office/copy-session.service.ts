import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AppError } from '../../../contract/app-error.js';
import type { LocalDate } from '../../../contract/common/dates.js';
import { hasBegun } from '../../../contract/workshops/session.js';
import type { CopySessionDto } from '../../../contract/workshops/copy-session.dto.js';
import type { SessionCopyDto } from '../../../contract/workshops/copy-week.dto.js';
import type { SessionVersionDto } from '../../../contract/workshops/session.dto.js';
import { sessionFields } from '../../../contract/workshops/session-fields.js';
import { AdminChangesService } from '../../activity-log/admin-changes.service.js';
import { Clock } from '../../platform/clock.js';
import type { Actor } from '../../platform/sessions/actor.js';
import { CreateSessionService } from '../create-session.service.js';
import type { WorkshopSession } from '../workshop-session.entity.js';
import { lockSession } from './session-lock.js';
import { sessionChange } from './session-record.js';

/** Copies sessions to other days, without their bookings. */
@Injectable()
export class CopySessionService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly sessions: CreateSessionService,
    private readonly changes: AdminChangesService,
    private readonly clock: Clock,
  ) {}

  /** Copies one session to all days or to none. Throws workshop_not_found and session_in_past. */
  async copy(actor: Actor, { sessionId, dates }: CopySessionDto): Promise<SessionVersionDto[]> {
    return this.copyAll(
      actor,
      dates.map((date) => ({ sessionId, date })),
    );
  }

  /**
   * Makes all copies or none. Throws workshop_not_found and session_in_past. Returns the copies in the given
   * order.
   */
  async copyAll(actor: Actor, copies: readonly SessionCopyDto[]): Promise<SessionVersionDto[]> {
    return this.dataSource.transaction(async (manager) => {
      const originals = await lockAll(manager, copies);
      const made: SessionVersionDto[] = [];
      for (const { sessionId, date } of copies) {
        const original = originals.get(sessionId);
        if (!original) throw new AppError('workshop_not_found');
        made.push(await this.copyTo(manager, actor, { original, date }));
      }
      return made;
    });
  }

  private async copyTo(
    manager: EntityManager,
    actor: Actor,
    { original, date }: { readonly original: WorkshopSession; readonly date: LocalDate },
  ): Promise<SessionVersionDto> {
    const { id: copiedFrom, startTime } = original;
    if (hasBegun({ date, startTime }, this.clock.now())) throw new AppError('session_in_past');
    const copy = await this.sessions.create(manager, {
      ...sessionFields(original),
      date,
      seatsTakenElsewhere: 0,
    });
    const after = { ...sessionFields(copy), copiedFrom };
    await this.changes.record(manager, actor, sessionChange('session_copied', copy, { before: null, after }));
    return { sessionId: copy.id, version: copy.version };
  }
}

/** Locks each original once, always in the same order. */
async function lockAll(
  manager: EntityManager,
  copies: readonly SessionCopyDto[],
): Promise<Map<string, WorkshopSession>> {
  const originals = new Map<string, WorkshopSession>();
  for (const sessionId of [...new Set(copies.map((copy) => copy.sessionId))].sort()) {
    originals.set(sessionId, await lockSession(manager, sessionId, null));
  }
  return originals;
}
