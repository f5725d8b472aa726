import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { MoveByGuestDto } from '../../../contract/booking-changes/guest/guest-changes.dto.js';
import type { MovedByGuest } from '../../../contract/booking-changes/guest/guest-changes.views.js';
import { ChangeSeatsService } from '../../bookings/change-seats.service.js';
import { MissingAdultService } from '../../bookings/seat-guests/missing-adult.service.js';
import { TicketLinksService } from '../../bookings/ticket-links.service.js';
import { RescheduleBookingService } from '../reschedule/reschedule-booking.service.js';
import { OpenBookingService } from './open-booking.service.js';

/** Moves seats to another day for their guest, by the rules with which they were bought. */
@Injectable()
export class MoveByGuestService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly open: OpenBookingService,
    private readonly bookings: ChangeSeatsService,
    private readonly moves: RescheduleBookingService,
    private readonly links: TicketLinksService,
    private readonly adults: MissingAdultService,
  ) {}

  /**
   * A repeated request moves once. Throws guest_changes_not_found, guest_changes_closed, and the errors of
   * `RescheduleBookingService`.
   */
  async move(asked: MoveByGuestDto): Promise<MovedByGuest> {
    const { bookingId, version, sessionId, positions, requestKey, seenDifferenceKurus } = asked;
    const request = { bookingId, version, sessionId, positions, requestKey, reason: '' };
    return this.dataSource.transaction(async (manager) => {
      await this.open.find(manager, asked);
      const termsUnderLock = async () => {
        const { policy, hoursLeft } = await this.open.get(manager, asked);
        return { policy, hoursLeft, seenDifferenceKurus };
      };
      const { bookingId: movedId, difference } = await this.moves.rescheduleForGuest(
        manager,
        request,
        termsUnderLock,
      );
      const moved = await this.bookings.find(manager, movedId);
      return {
        changesUrl: this.links.changesPath(moved),
        differenceKurus: seenDifferenceKurus,
        guestsUrl: (await this.adults.isMissing(manager, moved)) ? this.links.guestsPath(moved) : null,
        paymentUrl: difference?.paymentUrl ?? null,
      };
    });
  }
}
