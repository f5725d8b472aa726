import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AppError } from '../../contract/app-error.js';
import { offerEnd } from '../../contract/waiting-list/offer-term.js';
import type { JoinWaitingListDto } from '../../contract/waiting-list/waiting-list.dto.js';
import { Clock } from '../platform/clock.js';
import { isTaken } from '../platform/database/is-taken.js';
import { contentHash } from '../platform/security/content-hash.js';
import { newLinkNonce } from '../platform/security/link-keys.service.js';
import { takeDailyQuota } from '../request-limits/take-daily-quota.js';
import { CurrentStudio } from '../studio/current-studio.js';
import { type LockedSession, lockedSession } from './queue-rows.js';
import { WaitingListEntry } from './waiting-list-entry.entity.js';
import { WaitingListMailsService } from './waiting-list-mails.service.js';

/** Puts people on the waiting list of a full session. */
@Injectable()
export class JoinWaitingListService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly mails: WaitingListMailsService,
    private readonly studio: CurrentStudio,
    private readonly clock: Clock,
  ) {}

  /**
   * The way to the entry goes by mail only, so that nobody learns here whether somebody else waits: who waits already gets
   * the mail once more, at most once a day. A repeated request joins once. Throws waiting_list_closed, waiting_list_seats_free,
   * waiting_list_too_many_seats, waiting_list_full_day, changed_meanwhile.
   */
  async join(asked: JoinWaitingListDto): Promise<void> {
    const requestHash = contentHash(asked);
    try {
      await this.dataSource.transaction((manager) => this.joinOnce(manager, asked, requestHash));
    } catch (error) {
      if (!isTaken(error, 'waiting_list_entry_pkey')) throw error;
      await this.assertSame(this.dataSource.manager, asked.requestKey, requestHash);
    }
  }

  private async joinOnce(
    manager: EntityManager,
    asked: JoinWaitingListDto,
    requestHash: string,
  ): Promise<void> {
    const { requestKey, ...wish } = asked;
    const session = await lockedSession(manager, wish.sessionId);
    // Only now, because the same request may have waited for the session as well.
    if (await this.assertSame(manager, requestKey, requestHash)) return;
    this.assertOpen(session, wish);
    const waiting = await findOpen(manager, wish);
    if (waiting) {
      await this.mails.joinedAgain(manager, waiting);
      return;
    }
    await takeDailyQuota(manager, {
      requests: WaitingListEntry,
      email: wish.email,
      refusal: 'waiting_list_full_day',
    });
    const entry = manager.create(WaitingListEntry, {
      ...wish,
      id: requestKey,
      requestHash,
      waitsFor: session.startsAt,
      linkNonce: newLinkNonce(),
      createdAt: this.clock.now(),
    });
    await manager.insert(WaitingListEntry, entry);
    await this.mails.joined(manager, entry);
  }

  /** True when this very request has joined before. Throws changed_meanwhile when its key joined otherwise. */
  private async assertSame(manager: EntityManager, id: string, requestHash: string): Promise<boolean> {
    const made = await manager.findOneBy(WaitingListEntry, { id });
    if (made && made.requestHash !== requestHash) throw new AppError('changed_meanwhile');
    return made !== null;
  }

  private assertOpen(
    session: LockedSession | null,
    { seats, takesFewer }: Pick<JoinWaitingListDto, 'seats' | 'takesFewer'>,
  ): asserts session is LockedSession {
    if (!session || session.isRemoved) throw new AppError('waiting_list_closed');
    const { startsAt, capacity, isQueueFirst, freeSeats: free } = session;
    const { offerHours: hours } = this.studio.orderRules;
    if (offerEnd({ now: this.clock.now(), startsAt, hours }) === null) {
      throw new AppError('waiting_list_closed');
    }
    if (seats > capacity) throw new AppError('waiting_list_too_many_seats', { capacity });
    if (!isQueueFirst && free >= (takesFewer ? 1 : seats)) {
      throw new AppError('waiting_list_seats_free', { free });
    }
  }
}

async function findOpen(
  manager: EntityManager,
  { email, sessionId }: Pick<JoinWaitingListDto, 'email' | 'sessionId'>,
): Promise<WaitingListEntry | null> {
  return manager
    .createQueryBuilder(WaitingListEntry, 'entry')
    .where('lower(entry.email) = lower(:email) AND entry.sessionId = :sessionId', { email, sessionId })
    .andWhere(`entry.status IN ('waiting', 'offered')`)
    .getOne();
}
