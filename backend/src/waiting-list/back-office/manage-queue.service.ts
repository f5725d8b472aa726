import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AppError } from '../../../contract/app-error.js';
import type { LogEventName } from '../../../contract/activity-log/log-event-name.js';
import type {
  OpenDateDto,
  QueueEntryDto,
  RaiseCapacityDto,
} from '../../../contract/waiting-list/admin-waiting-list.dto.js';
import { AdminChangesService } from '../../activity-log/admin-changes.service.js';
import type { Actor } from '../../platform/sessions/actor.js';
import { CopySessionService } from '../../workshops/back-office/copy-session.service.js';
import { EditSessionService } from '../../workshops/back-office/edit-session.service.js';
import { EndEntriesService } from '../end-entries.service.js';
import { OfferFreeSeatsService } from '../offer-free-seats.service.js';
import {
  findSession,
  lockedQueue,
  type LockedSession,
  lockedSession,
  type QueuedSession,
} from '../queue-rows.js';
import { WaitingListMailsService } from '../waiting-list-mails.service.js';

interface QueueChange {
  readonly event: LogEventName;
  readonly session: QueuedSession;
  readonly after: Record<string, string | number>;
}

/** What the studio does for those who wait. */
@Injectable()
export class ManageQueueService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly offers: OfferFreeSeatsService,
    private readonly entries: EndEntriesService,
    private readonly mails: WaitingListMailsService,
    private readonly sessions: EditSessionService,
    private readonly copies: CopySessionService,
    private readonly changes: AdminChangesService,
  ) {}

  /**
   * Offers the free seats to the queue, also those that are for sale. Returns how many were asked; a repeated request asks
   * nobody twice. Throws workshop_not_found, waiting_list_too_late.
   */
  async offerNow(actor: Actor, sessionId: string): Promise<number> {
    return this.dataSource.transaction(async (manager) => {
      const session = await this.openSession(manager, sessionId);
      const asked = await this.offers.offerFreeSeats(manager, session);
      if (asked > 0) {
        await this.record(manager, actor, { event: 'waiting_list_offered', session, after: { asked } });
      }
      return asked;
    });
  }

  /**
   * Offers free seats to this person, whoever stands before. Who has the offer already keeps it. Throws
   * workshop_not_found, waiting_list_too_late, waiting_list_entry_not_found, waiting_list_nobody_fits.
   */
  async offerTo(actor: Actor, { sessionId, entryId }: QueueEntryDto): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const session = await this.openSession(manager, sessionId);
      const endsAt = this.offers.endOf(session);
      const entry = (await lockedQueue(manager, session)).find(({ id }) => id === entryId);
      if (!entry || endsAt === null) return this.assertOffered(manager, entryId);
      const { seats: wanted, takesFewer, name } = entry;
      const seats = Math.min(wanted, session.freeSeats);
      if (seats === 0 || (seats < wanted && !takesFewer)) throw new AppError('waiting_list_nobody_fits');
      await this.offers.offer(manager, entry, { session, seats, endsAt });
      return this.record(manager, actor, { event: 'waiting_list_offered', session, after: { name, seats } });
    });
  }

  /** Makes more seats and offers them to the queue. Throws also changed_meanwhile. */
  async raise(actor: Actor, { sessionId, version, more }: RaiseCapacityDto): Promise<number> {
    return this.dataSource.transaction(async (manager) => {
      await this.sessions.raiseCapacity(manager, actor, { sessionId, version, more });
      return this.offers.offerFreeSeats(manager, await this.openSession(manager, sessionId));
    });
  }

  /** Takes somebody off the list, with what was offered. Throws waiting_list_being_paid. */
  async remove(actor: Actor, { sessionId, entryId }: QueueEntryDto): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await this.entries.endIn(manager, entryId, 'left');
      // Not locked: the offered seats may be of another date.
      const session = await findSession(manager, sessionId);
      if (!session) throw new AppError('workshop_not_found');
      await this.record(manager, actor, { event: 'waiting_list_removed', session, after: { entryId } });
    });
  }

  /**
   * Copies the session to another day and tells all who wait; they keep their place. Returns how many were told. Throws
   * what copying throws.
   */
  async openDate(actor: Actor, { sessionId, date }: OpenDateDto): Promise<number> {
    return this.dataSource.transaction(async (manager) => {
      // It locks the session, as all copying does.
      const [copy] = await this.copies.copyIn(manager, actor, [{ sessionId, date }]);
      if (!copy) throw new AppError('workshop_not_found');
      const session = await this.openSession(manager, sessionId);
      const waiting = await lockedQueue(manager, session);
      for (const entry of waiting) await this.mails.newDate(manager, entry, copy.sessionId);
      const after = { date, told: waiting.length };
      await this.record(manager, actor, { event: 'waiting_list_told', session, after });
      return waiting.length;
    });
  }

  private async openSession(manager: EntityManager, sessionId: string): Promise<LockedSession> {
    const session = await lockedSession(manager, sessionId);
    if (!session || session.isRemoved) throw new AppError('workshop_not_found');
    return session;
  }

  /** Of somebody who does not wait any more: a repeated request finds its own offer. */
  private async assertOffered(manager: EntityManager, entryId: string): Promise<void> {
    const [entry] = await manager.query<{ status: string }[]>(
      'SELECT status FROM waiting_list_entry WHERE id = $1',
      [entryId],
    );
    if (!entry) throw new AppError('waiting_list_entry_not_found');
    if (entry.status === 'waiting') throw new AppError('waiting_list_too_late');
    if (entry.status !== 'offered') throw new AppError('changed_meanwhile');
  }

  private async record(
    manager: EntityManager,
    actor: Actor,
    { event, session, after }: QueueChange,
  ): Promise<void> {
    const { id: recordId, title: label } = session;
    await this.changes.record(manager, actor, {
      ...{ event, recordKind: 'workshop_session', recordId, label },
      ...{ before: null, after },
    });
  }
}
