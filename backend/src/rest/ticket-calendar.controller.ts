import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { TicketKeyDto } from '../../contract/bookings/ticket-key.dto.js';
import { dtoInput } from '../api/dto-input.js';
import { TicketQueriesService } from '../bookings/ticket-queries.service.js';

const readKey = dtoInput(TicketKeyDto);

/** The calendar file of a ticket, for visitors with its key. */
@Controller('api/bilet/:bookingId/takvim.ics')
export class TicketCalendarController {
  constructor(private readonly tickets: TicketQueriesService) {}

  @Get()
  async send(
    @Param('bookingId') bookingId: string,
    @Query('anahtar') ticketKey: unknown,
    @Res() response: Response,
  ): Promise<void> {
    const key = readKey({ bookingId, ticketKey });
    const { name, content } = await this.tickets.calendarFile(key.bookingId, key.ticketKey);
    response
      .attachment(name)
      .set({
        'Content-Type': 'text/calendar; charset=utf-8',
        'Cache-Control': 'private, no-store',
        'X-Robots-Tag': 'noindex',
      })
      .send(content);
  }
}
