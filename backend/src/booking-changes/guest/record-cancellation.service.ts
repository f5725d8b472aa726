import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AppError } from '../../../contract/app-error.js';
import type { CancelForCallerDto } from '../../../contract/booking-changes/cancel-for-caller.dto.js';
import { Clock } from '../../platform/clock.js';
import { isTaken } from '../../platform/database/is-taken.js';
import { contentHash } from '../../platform/security/content-hash.js';
import { BookingCancellation } from './booking-cancellation.entity.js';

/** By which a repeated request is known. */
export type CancellationRequest = Pick<BookingCancellation, 'id' | 'requestHash'>;

/** The version and what the rules give back are left out: a repetition may have read both anew. */
export function cancellationRequest(
  { requestKey, bookingId, positions }: Pick<CancelForCallerDto, 'requestKey' | 'bookingId' | 'positions'>,
  decided: Partial<Pick<CancelForCallerDto, 'refundKurus' | 'reason'>> = {},
): CancellationRequest {
  return { id: requestKey, requestHash: contentHash({ bookingId, positions, ...decided }) };
}

/** Keeps cancellations by guests, and for them, as rows of their own, by which a repeated request is known. */
@Injectable()
export class RecordCancellationService {
  constructor(private readonly clock: Clock) {}

  /** What the same request did before; null when it is new. Throws changed_meanwhile when its key cancelled other seats. */
  async findMade(
    manager: EntityManager,
    { id, requestHash }: CancellationRequest,
  ): Promise<BookingCancellation | null> {
    const made = await manager.findOneBy(BookingCancellation, { id });
    if (made && made.requestHash !== requestHash) throw new AppError('changed_meanwhile');
    return made;
  }

  /** Throws changed_meanwhile when the key cancelled another booking in the same moment. */
  async record(
    manager: EntityManager,
    made: Omit<BookingCancellation, 'madeAt'>,
  ): Promise<BookingCancellation> {
    const cancellation = manager.create(BookingCancellation, { ...made, madeAt: this.clock.now() });
    await manager.insert(BookingCancellation, cancellation).catch((error: unknown) => {
      throw isTaken(error, 'booking_cancellation_pkey') ? new AppError('changed_meanwhile') : error;
    });
    return cancellation;
  }
}
