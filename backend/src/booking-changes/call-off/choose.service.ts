import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AppError } from '../../../contract/app-error.js';
import type { GuestChoiceKind } from '../../../contract/booking-changes/call-off/call-off.js';
import type { ChangeMaker } from '../../bookings/change-maker.js';
import { Clock } from '../../platform/clock.js';
import { contentHash } from '../../platform/security/content-hash.js';
import { RescheduleBookingService } from '../reschedule/reschedule-booking.service.js';
import { DecideChoiceService } from './decide-choice.service.js';
import { GuestChoice } from './guest-choice.entity.js';
import { type LockedChoice, LockChoiceService } from './lock-choice.service.js';
import { OtherDatesOfChoiceService } from './other-dates-of-choice.service.js';

export interface WantedChoice {
  readonly bookingId: string;
  readonly choice: GuestChoiceKind;
  /** The session that is chosen instead; only for a move. */
  readonly sessionId: string | null;
  readonly requestKey: string;
}

type Request = Pick<GuestChoice, 'requestKey' | 'requestHash'>;

/** Makes the choice of a guest whose date does not take place: by the guest, or by the studio for a caller. */
@Injectable()
export class ChooseService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly locks: LockChoiceService,
    private readonly moves: RescheduleBookingService,
    private readonly decisions: DecideChoiceService,
    private readonly dates: OtherDatesOfChoiceService,
    private readonly clock: Clock,
  ) {}

  /**
   * A booking goes as a whole. A repeated request chooses once; of two different ones the first wins. Throws
   * choice_not_found, choice_made, choice_over, choice_date_gone, credit_not_offered, changed_meanwhile and the errors of booking changes;
   * then nothing changes.
   */
  async choose(maker: ChangeMaker, wanted: WantedChoice): Promise<void> {
    await this.dataSource.transaction((manager) => this.chooseIn(manager, maker, wanted));
  }

  private async chooseIn(manager: EntityManager, maker: ChangeMaker, wanted: WantedChoice): Promise<void> {
    const found = await lastChoice(manager, wanted.bookingId);
    const { choice: kind, requestKey } = wanted;
    // What else stands there was not looked at.
    const sessionId = kind === 'move' ? wanted.sessionId : null;
    const locked = found && (await this.locks.lock(manager, found.id, sessionId));
    if (!locked) throw new AppError('choice_not_found');
    const request = { requestKey, requestHash: hashOf(wanted) };
    if (isRepeated(locked.choice, request)) return;
    this.assertOpen(maker, locked);
    if (kind === 'agree') {
      if (locked.callOff !== null) throw new AppError('choice_date_gone');
      await this.decisions.write(manager, maker, { choice: locked.choice, outcome: 'agreed', request });
    } else if (kind === 'refund') {
      await this.decisions.cancel(manager, maker, { locked, outcome: 'refunded', request });
    } else if (kind === 'credit') {
      await this.decisions.credit(manager, maker, { locked, request });
    } else {
      await this.move(manager, maker, { locked, request, sessionId });
    }
  }

  private assertOpen(maker: ChangeMaker, { choice, isWaiting }: LockedChoice): void {
    if (choice.outcome !== null || !isWaiting) throw new AppError('choice_made');
    const isOver = choice.chooseUntil !== null && choice.chooseUntil <= this.clock.now();
    if (maker === 'guest' && isOver) throw new AppError('choice_over');
  }

  private async move(
    manager: EntityManager,
    maker: ChangeMaker,
    {
      locked: { choice, callOff, booking, positions },
      request,
      sessionId,
    }: { readonly locked: LockedChoice; readonly request: Request; readonly sessionId: string | null },
  ): Promise<void> {
    if (maker === 'guest' && callOff?.offersDates === false) throw new AppError('choice_date_gone');
    const { sessionId: from, title, quantity: seats } = booking;
    const dates = await this.dates.of(manager, { sessionId: from, title, seats });
    const to = dates.find((date) => date.sessionId === sessionId);
    if (!to || request.requestKey === null) throw new AppError('choice_date_gone');
    await this.moves.reschedule(manager, maker, {
      ...{ bookingId: booking.id, version: booking.version, sessionId: to.sessionId },
      ...{ positions: [...positions], reason: '', requestKey: request.requestKey },
    });
    await this.decisions.write(manager, maker, {
      choice,
      ...{ outcome: 'moved', movedToSessionId: to.sessionId, request },
    });
  }
}

/** The last one that the guest was asked; null when there is none. */
export function lastChoice(manager: EntityManager, bookingId: string): Promise<GuestChoice | null> {
  return manager.findOne(GuestChoice, { where: { bookingId }, order: { askedAt: 'DESC' } });
}

function hashOf({ bookingId, choice, sessionId }: WantedChoice): string {
  return contentHash({ bookingId, choice, sessionId: choice === 'move' ? sessionId : null });
}

/** Throws changed_meanwhile when the key was used for another choice. */
function isRepeated({ requestKey, requestHash }: GuestChoice, request: Request): boolean {
  if (requestKey === null || requestKey !== request.requestKey) return false;
  if (requestHash !== request.requestHash) throw new AppError('changed_meanwhile');
  return true;
}
