import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { formatSession, seatStatus } from '../../contract/workshops/session.js';
import { NotifyStudioService } from '../notifications/studio/notify-studio.service.js';
import { SeatsService } from '../workshops/seats.service.js';
import { Booking } from './booking.entity.js';

/** Notifies the studio when a booking takes the last seats of a workshop, or leaves few. */
@Injectable()
export class SeatNoticesService {
  constructor(
    private readonly seats: SeatsService,
    private readonly studio: NotifyStudioService,
  ) {}

  /**
   * Notifies once per order and transition. A second line of the same order in the session (student seats)
   * causes no second notice; a later order may, and so may seats that were returned and taken again.
   */
  async afterBooking(manager: EntityManager, booking: Booking): Promise<void> {
    const { sessionId, orderId } = booking;
    const left = await this.seats.unbooked(manager, sessionId);
    const taken = (await manager.sum(Booking, 'quantity', { sessionId, orderId })) ?? 0;
    const status = seatStatus(left);
    if (status === 'free' || status === seatStatus(left + taken)) return;
    const about = { kind: 'session', id: sessionId } as const;
    const occasion = `${sessionId}:${orderId}:${booking.calendarSequence}`;
    await this.studio.notify(
      manager,
      status === 'full'
        ? {
            type: 'workshop_full',
            dedupeKey: `workshop-full:${occasion}`,
            title: 'Workshop doldu',
            message: `${named(booking)}: bütün yerler satıldı.`,
            about,
          }
        : {
            type: 'workshop_low',
            dedupeKey: `workshop-low:${occasion}`,
            title: 'Son yerler',
            message: `${named(booking)}: son ${left} yer kaldı.`,
            about,
          },
    );
  }
}

/** 'Çarkta ilk kâse, 12.12.2026 Cumartesi, 14:00–17:00' */
function named(booking: Booking): string {
  return `${booking.title}, ${formatSession(booking)}`;
}
