import { Injectable } from '@nestjs/common';
import { Settings } from '../../platform/config/settings.js';
import { type LinkedRecord, LinkKeysService } from '../../platform/security/link-keys.service.js';
import type { SeatGuest } from './seat-guest.entity.js';

type LinkedSeat = Pick<SeatGuest, 'bookingId' | 'position' | 'linkNonce'>;

/** The addresses of guests' own tickets. Each opens one seat and nothing of the booking. */
@Injectable()
export class SeatTicketLinksService {
  constructor(
    private readonly keys: LinkKeysService,
    private readonly settings: Settings,
  ) {}

  /** The path of the ticket's page. */
  path(seat: LinkedSeat): string {
    return `/bilet/${seat.bookingId}/${seat.position}?anahtar=${this.keyOf(seat)}`;
  }

  /** The path of the ticket's calendar file. */
  calendarPath(seat: LinkedSeat): string {
    return `/api/bilet/${seat.bookingId}/${seat.position}/takvim.ics?anahtar=${this.keyOf(seat)}`;
  }

  /** The full address, because QR codes and calendar entries are read outside the site. */
  url(seat: LinkedSeat): string {
    return new URL(this.path(seat), this.settings.PUBLIC_URL).href;
  }

  keyOf(seat: LinkedSeat): string {
    return this.keys.keyOf('seat', linkedRecord(seat));
  }

  isKeyOf(seat: LinkedSeat, key: string): boolean {
    return this.keys.isKeyOf('seat', linkedRecord(seat), key);
  }
}

function linkedRecord({ bookingId, position, linkNonce }: LinkedSeat): LinkedRecord {
  return { id: `${bookingId}/${position}`, linkNonce };
}
