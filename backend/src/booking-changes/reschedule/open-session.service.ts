import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AppError } from '../../../contract/app-error.js';
import { studioInstant } from '../../../contract/common/dates.js';
import { Clock } from '../../platform/clock.js';
import { SessionQueriesService, type SessionSnapshot } from '../../workshops/session-queries.service.js';

/** Finds the session to which seats are to move. */
@Injectable()
export class OpenSessionService {
  constructor(
    private readonly sessions: SessionQueriesService,
    private readonly clock: Clock,
  ) {}

  /** Throws reschedule_session_gone for one that was removed or has begun. */
  async get(manager: EntityManager, sessionId: string): Promise<SessionSnapshot> {
    const session = (await this.sessions.snapshots(manager, [sessionId])).get(sessionId);
    if (!session || studioInstant(session.date, session.startTime) <= this.clock.now()) {
      throw new AppError('reschedule_session_gone');
    }
    return session;
  }
}
