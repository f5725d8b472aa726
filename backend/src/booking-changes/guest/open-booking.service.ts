import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AppError } from '../../../contract/app-error.js';
import type { GuestChangesKeyDto } from '../../../contract/booking-changes/guest/guest-changes.dto.js';
import type { GuestChangesState } from '../../../contract/booking-changes/guest/guest-changes.views.js';
import { type BookingPolicy, hoursUntil } from '../../../contract/workshops/policies/booking-policy.js';
import type { Booking } from '../../bookings/booking.entity.js';
import { ChangeSeatsService } from '../../bookings/change-seats.service.js';
import { TicketLinksService } from '../../bookings/ticket-links.service.js';
import { SeatPoliciesService } from '../../orders/seat-policies.service.js';
import { Clock } from '../../platform/clock.js';
import { SessionQueriesService } from '../../workshops/session-queries.service.js';

/** A booking that its guest may change, with the rules for it. */
export interface OpenBooking {
  readonly booking: Booking;
  readonly policy: BookingPolicy;
  /** Until the workshop begins, by the studio's clock. */
  readonly hoursLeft: number;
}

/** The same, also when nothing is left to change by its guest. */
export interface FoundBooking extends Omit<OpenBooking, 'policy'> {
  /** Null when no rules hold: none were promised, or the studio cannot. */
  readonly policy: BookingPolicy | null;
}

/** Finds a booking by the link that only its buyer was sent. */
@Injectable()
export class OpenBookingService {
  constructor(
    private readonly bookings: ChangeSeatsService,
    private readonly links: TicketLinksService,
    private readonly policies: SeatPoliciesService,
    private readonly sessions: SessionQueriesService,
    private readonly clock: Clock,
  ) {}

  /** Throws guest_changes_not_found for an unknown booking and for a wrong key alike. */
  async find(manager: EntityManager, { bookingId, formKey }: GuestChangesKeyDto): Promise<FoundBooking> {
    const booking = await this.bookings.findIfAny(manager, bookingId);
    if (!booking || !this.links.isGuestsKeyOf(booking, formKey)) {
      throw new AppError('guest_changes_not_found');
    }
    return this.withRules(manager, booking);
  }

  /** A booking with the rules that hold for it. */
  async withRules(manager: EntityManager, booking: Booking): Promise<FoundBooking> {
    // The rules are those of who cannot come. When the studio cannot, the guest has a choice of its own.
    const isCalledOff = await this.sessions.isCalledOff(manager, booking.sessionId);
    const policy = isCalledOff ? null : await this.policies.ofLine(manager, booking.orderLineId);
    return { booking, policy, hoursLeft: hoursUntil(booking, this.clock.now()) };
  }

  /** Throws guest_changes_not_found, and guest_changes_closed for a booking that its guest cannot change any more. */
  async get(manager: EntityManager, key: GuestChangesKeyDto): Promise<OpenBooking> {
    const found = await this.find(manager, key);
    const { booking, policy, hoursLeft } = found;
    if (policy === null || stateOf(found) !== 'open') throw new AppError('guest_changes_closed');
    return { booking, policy, hoursLeft };
  }
}

export function stateOf({ booking, policy, hoursLeft }: FoundBooking): GuestChangesState {
  if (booking.status === 'cancelled') return 'cancelled';
  if (hoursLeft <= 0) return 'begun';
  return policy === null || booking.status !== 'confirmed' ? 'not_offered' : 'open';
}
