import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AppError } from '../../../contract/app-error.js';
import type { LocalDate } from '../../../contract/common/dates.js';
import { formatSession, hasBegun, type SessionTimes } from '../../../contract/workshops/session.js';
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

interface WantedCopy {
  readonly original: WorkshopSession;
  readonly date: LocalDate;
  /** The same for all copies that are made together, so that only they are taken back together. */
  readonly copyingId: string;
}

/** Copies sessions to other days, without their bookings. */
@Injectable()
export class CopySessionService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly sessions: CreateSessionService,
    private readonly changes: AdminChangesService,
    private readonly clock: Clock,
  ) {}

  /** Copies one session to all days or to none. Throws what `copyAll` throws. */
  async copy(actor: Actor, { sessionId, dates }: CopySessionDto): Promise<SessionVersionDto[]> {
    return this.copyAll(
      actor,
      dates.map((date) => ({ sessionId, date })),
    );
  }

  /**
   * Makes all copies or none. Throws workshop_not_found, session_in_past and session_already_there, so that a request
   * which arrives twice copies once. Returns the copies in the given order.
   */
  async copyAll(actor: Actor, copies: readonly SessionCopyDto[]): Promise<SessionVersionDto[]> {
    return this.dataSource.transaction((manager) => this.copyIn(manager, actor, copies));
  }

  /** The same in the caller's transaction. */
  async copyIn(
    manager: EntityManager,
    actor: Actor,
    copies: readonly SessionCopyDto[],
  ): Promise<SessionVersionDto[]> {
    await lockCopying(manager);
    const wanted = await readWanted(manager, copies);
    await refuseExisting(manager, wanted);
    const made: SessionVersionDto[] = [];
    for (const copy of wanted) made.push(await this.copyTo(manager, actor, copy));
    return made;
  }

  private async copyTo(
    manager: EntityManager,
    actor: Actor,
    { original, date, copyingId }: WantedCopy,
  ): Promise<SessionVersionDto> {
    const { id: copiedFrom, startTime } = original;
    if (hasBegun({ date, startTime }, this.clock.now())) throw new AppError('session_in_past');
    const copy = await this.sessions.create(manager, {
      ...sessionFields(original),
      date,
      copyingId,
      seatsTakenElsewhere: 0,
    });
    const after = { ...sessionFields(copy), copiedFrom };
    await this.changes.record(manager, actor, sessionChange('session_copied', copy, { before: null, after }));
    return { sessionId: copy.id, version: copy.version };
  }
}

/** Lets only one request copy at a time, so that it sees the copies of the one before it. */
async function lockCopying(manager: EntityManager): Promise<void> {
  await manager.query(`SELECT pg_advisory_xact_lock(hashtextextended('copy of sessions', 0))`);
}

/** The copies with their originals, which are locked. */
async function readWanted(manager: EntityManager, copies: readonly SessionCopyDto[]): Promise<WantedCopy[]> {
  const originals = await lockAll(manager, copies);
  const copyingId = randomUUID();
  return copies.map(({ sessionId, date }) => {
    const original = originals.get(sessionId);
    if (!original) throw new AppError('workshop_not_found');
    return { original, date, copyingId };
  });
}

/** Checked before the first copy is made, because one week may itself hold two equal sessions at one hour. */
async function refuseExisting(manager: EntityManager, wanted: readonly WantedCopy[]): Promise<void> {
  const [existing] = await manager.query<(SessionTimes & { readonly title: string })[]>(
    `SELECT title, to_char(date, 'YYYY-MM-DD') AS date, to_char(start_time, 'HH24:MI') AS "startTime",
       to_char(end_time, 'HH24:MI') AS "endTime"
     FROM workshop_session
     WHERE removed_at IS NULL
       AND (title, date, start_time) IN (SELECT * FROM unnest($1::text[], $2::date[], $3::time[]))
     ORDER BY date, start_time LIMIT 1`,
    [
      wanted.map(({ original }) => original.title),
      wanted.map(({ date }) => date),
      wanted.map(({ original }) => original.startTime),
    ],
  );
  if (!existing) return;
  const { title } = existing;
  throw new AppError('session_already_there', { title, when: formatSession(existing) });
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
