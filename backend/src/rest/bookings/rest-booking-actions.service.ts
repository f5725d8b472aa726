import { Injectable } from '@nestjs/common';
import { AdminBookingQuery } from '../../../contract/bookings/admin-bookings.query.js';
import { BookingStatusDto } from '../../../contract/bookings/change-booking.dto.js';
import { dtoInput } from '../../api/dto-input.js';
import { ChangeBookingStatusService } from '../../bookings/status/change-booking-status.service.js';
import { RemoveBookingService } from '../../bookings/back-office/remove-booking.service.js';
import type { Actor } from '../../platform/sessions/actor.js';
import { readingDocumented } from '../documented-names.js';

const readId = readingDocumented(dtoInput(AdminBookingQuery), { bookingId: 'id' });
const readStatus = dtoInput(BookingStatusDto, { dropsUnknownFields: true });

/**
 * The actions of both documented booking calls. Their clients send no version, so changes apply to the
 * current state.
 */
@Injectable()
export class RestBookingActionsService {
  constructor(
    private readonly transitions: ChangeBookingStatusService,
    private readonly removal: RemoveBookingService,
  ) {}

  async setStatus(actor: Actor, id: unknown, body: unknown) {
    const { bookingId } = readId({ bookingId: id });
    const { status } = readStatus(body);
    await this.transitions.change(actor, { bookingId, version: null, status, refundsMoney: false });
    return { success: true, message: 'Rezervasyon durumu güncellendi.' };
  }

  async remove(actor: Actor, id: unknown) {
    const { bookingId } = readId({ bookingId: id });
    await this.removal.remove(actor, { bookingId, version: null });
    return { success: true, message: 'Rezervasyon silindi.' };
  }
}
