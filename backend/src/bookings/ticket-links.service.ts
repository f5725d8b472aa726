import { Injectable } from '@nestjs/common';
import { Settings } from '../platform/config/settings.js';
import { type LinkedRecord, LinkKeysService } from '../platform/security/link-keys.service.js';

/** The addresses of tickets. Everybody who knows one may see the ticket. */
@Injectable()
export class TicketLinksService {
  constructor(
    private readonly keys: LinkKeysService,
    private readonly settings: Settings,
  ) {}

  /** The path of the ticket's page. */
  path(booking: LinkedRecord): string {
    return `/bilet/${booking.id}?anahtar=${this.keys.keyOf('ticket', booking)}`;
  }

  /** The path of the ticket's calendar file. */
  calendarPath(booking: LinkedRecord): string {
    return `/api/bilet/${booking.id}/takvim.ics?anahtar=${this.keys.keyOf('ticket', booking)}`;
  }

  /** The full address, because QR codes and calendar entries are read outside the site. */
  url(booking: LinkedRecord): string {
    return new URL(this.path(booking), this.settings.PUBLIC_URL).href;
  }

  isKeyOf(booking: LinkedRecord, key: string): boolean {
    return this.keys.isKeyOf('ticket', booking, key);
  }
}
