import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AppError } from '../../../contract/app-error.js';
import { hasBegun } from '../../../contract/workshops/session.js';
import type { CopySessionDto } from '../../../contract/workshops/copy-session.dto.js';
import { sessionFields } from '../../../contract/workshops/session-fields.js';
import { AdminChangesService } from '../../activity-log/admin-changes.service.js';
import { Clock } from '../../platform/clock.js';
import type { Actor } from '../../platform/sessions/actor.js';
import { CreateSessionService } from '../create-session.service.js';
import { lockSession } from './session-lock.js';
import { sessionChange } from './session-record.js';

/** Copies a session to other days, without its bookings. */
@Injectable()
export class CopySessionService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly sessions: CreateSessionService,
    private readonly changes: AdminChangesService,
    private readonly clock: Clock,
  ) {}

  /**
   * Copies to all days or to none. Throws workshop_not_found and session_in_past. Returns the ids in the
   * order of the days.
   */
  async copy(actor: Actor, { sessionId, dates }: CopySessionDto): Promise<string[]> {
    return this.dataSource.transaction(async (manager) => {
      const original = await lockSession(manager, sessionId, null);
      const { startTime } = original;
      const now = this.clock.now();
      if (dates.some((date) => hasBegun({ date, startTime }, now))) throw new AppError('session_in_past');
      const copies: string[] = [];
      for (const date of dates) {
        const copy = await this.sessions.create(manager, {
          ...sessionFields(original),
          date,
          seatsTakenElsewhere: 0,
        });
        const after = { ...sessionFields(copy), copiedFrom: sessionId };
        await this.changes.record(
          manager,
          actor,
          sessionChange('session_copied', copy, { before: null, after }),
        );
        copies.push(copy.id);
      }
      return copies;
    });
  }
}
