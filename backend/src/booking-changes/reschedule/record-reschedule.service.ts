import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AppError } from '../../../contract/app-error.js';
import type { MovePrice, RescheduleBookingDto } from '../../../contract/booking-changes/reschedule.dto.js';
import { formatTl } from '../../../contract/common/money.js';
import { formatSession } from '../../../contract/workshops/session.js';
import { AdminChangesService } from '../../activity-log/admin-changes.service.js';
import { bookingChange } from '../../bookings/booking-record.js';
import type { Booking } from '../../bookings/booking.entity.js';
import { adminOf, type ChangeMaker, nameOfMaker } from '../../bookings/change-maker.js';
import { Clock } from '../../platform/clock.js';
import { isTaken } from '../../platform/database/is-taken.js';
import { contentHash } from '../../platform/security/content-hash.js';
import type { SettledDifference } from '../price-difference/settle-difference.service.js';
import { BookingReschedule } from './booking-reschedule.entity.js';

/** By which a repeated request is known. */
type RescheduleRequest = Pick<BookingReschedule, 'id' | 'requestHash'>;

/** The version is left out: a repetition may have read the booking anew. */
export function rescheduleRequest(
  asked: RescheduleBookingDto & { readonly price?: MovePrice },
): RescheduleRequest {
  const { requestKey, bookingId, sessionId, positions, reason, price = 'kept' } = asked;
  return { id: requestKey, requestHash: contentHash({ bookingId, sessionId, positions, reason, price }) };
}

/** What was done with a booking. */
interface MadeReschedule {
  readonly request: RescheduleRequest;
  readonly reason: string;
  /** The booking before, with all its seats. */
  readonly before: Booking;
  /** The booking of the seats that moved. */
  readonly moved: Booking;
  /** The difference in price that the studio lets pass, in kuruş; below 0 for a cheaper day. */
  readonly waivedKurus: number;
  /** Null when each seat kept its price. */
  readonly difference: SettledDifference | null;
}

/** Keeps moves: as rows of their own, by which a repeated request is known, and in the history of the bookings. */
@Injectable()
export class RecordRescheduleService {
  constructor(
    private readonly changes: AdminChangesService,
    private readonly clock: Clock,
  ) {}

  /** What the same request did before; null when it is new. Throws changed_meanwhile when its key made another move. */
  async findMade(
    manager: EntityManager,
    { id, requestHash }: RescheduleRequest,
  ): Promise<BookingReschedule | null> {
    const made = await manager.findOneBy(BookingReschedule, { id });
    if (made && made.requestHash !== requestHash) throw new AppError('changed_meanwhile');
    return made;
  }

  /** Throws changed_meanwhile when the key moved another booking in the same moment. */
  async record(manager: EntityManager, maker: ChangeMaker, made: MadeReschedule): Promise<void> {
    const { request, reason, before, moved, waivedKurus, difference } = made;
    const actor = adminOf(maker);
    const reschedule = {
      ...{ ...request, reason, bookingId: moved.id, seats: moved.quantity },
      ...{ fromSessionId: before.sessionId, toSessionId: moved.sessionId },
      differenceKurus: difference?.differenceKurus ?? 0,
      paymentLinkId: difference?.paymentLinkId ?? null,
      madeBy: await nameOfMaker(manager, maker),
      madeAt: this.clock.now(),
    };
    await manager.insert(BookingReschedule, reschedule).catch((error: unknown) => {
      throw isTaken(error, 'booking_reschedule_pkey') ? new AppError('changed_meanwhile') : error;
    });
    await this.changes.record(
      manager,
      actor,
      bookingChange('booking_rescheduled', moved, {
        before: { when: formatSession(before) },
        after: {
          when: formatSession(moved),
          ...(reason !== '' && { reason }),
          ...(maker === 'guest' && { byGuest: true }),
          ...(waivedKurus !== 0 && { waivedDifference: formatTl(waivedKurus) }),
        },
      }),
    );
    if (moved.id === before.id) return;
    const left = before.quantity - moved.quantity;
    await this.changes.record(
      manager,
      actor,
      bookingChange('booking_split', before, { before: { seats: before.quantity }, after: { seats: left } }),
    );
  }
}
