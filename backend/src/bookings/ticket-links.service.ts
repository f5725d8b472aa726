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
    return `/bilet/${booking.id}?anahtar=${this.keyOf(booking)}`;
  }

  /** The path of the ticket's calendar file. */
  calendarPath(booking: LinkedRecord): string {
    return `/api/bilet/${booking.id}/takvim.ics?anahtar=${this.keyOf(booking)}`;
  }

  /** The full address, because QR codes and calendar entries are read outside the site. */
  url(booking: LinkedRecord): string {
    return new URL(this.path(booking), this.settings.PUBLIC_URL).href;
  }

  /**
   * The path of 'Kimler geliyor?'. Its key is another one than the ticket's, because tickets are shown and passed on,
   * while this page tells of all guests.
   */
  guestsPath(booking: LinkedRecord): string {
    return `/kimler-geliyor/${booking.id}?anahtar=${this.keys.keyOf('guests', booking)}`;
  }

  /** The full address of 'Kimler geliyor?', for mails. */
  guestsUrl(booking: LinkedRecord): string {
    return new URL(this.guestsPath(booking), this.settings.PUBLIC_URL).href;
  }

  /**
   * The path of the page on which the buyer moves or cancels seats. It has the key of 'Kimler geliyor?', because neither is
   * for those to whom a ticket was passed on.
   */
  changesPath(booking: LinkedRecord): string {
    return `/yer-degisikligi/${booking.id}?anahtar=${this.keys.keyOf('guests', booking)}`;
  }

  /** The full address of the page of changes, for mails. */
  changesUrl(booking: LinkedRecord): string {
    return new URL(this.changesPath(booking), this.settings.PUBLIC_URL).href;
  }

  isGuestsKeyOf(booking: LinkedRecord, key: string): boolean {
    return this.keys.isKeyOf('guests', booking, key);
  }

  /**
   * The full address where the buyer of a date that fell through chooses what becomes of the booking. Its key opens no
   * ticket, and a ticket's key does not open it, because tickets are passed on.
   */
  choiceUrl(booking: LinkedRecord): string {
    return new URL(this.choicePath(booking), this.settings.PUBLIC_URL).href;
  }

  /** The same for the site's own pages. */
  choicePath(booking: LinkedRecord): string {
    return `/secim/${booking.id}?anahtar=${this.keys.keyOf('choice', booking)}`;
  }

  isChoiceKeyOf(booking: LinkedRecord, key: string): boolean {
    return this.keys.isKeyOf('choice', booking, key);
  }

  keyOf(booking: LinkedRecord): string {
    return this.keys.keyOf('ticket', booking);
  }

  isKeyOf(booking: LinkedRecord, key: string): boolean {
    return this.keys.isKeyOf('ticket', booking, key);
  }
}
