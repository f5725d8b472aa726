import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { SeatTicketKeyDto } from '../../../contract/bookings/seat-guests/seat-guests.dto.js';
import { TicketKeyDto } from '../../../contract/bookings/ticket-key.dto.js';
import { dtoInput } from '../../api/dto-input.js';
import { SeatTicketQueriesService } from '../../bookings/seat-guests/seat-ticket-queries.service.js';
import { TicketQueriesService } from '../../bookings/ticket-queries.service.js';

const readKey = dtoInput(TicketKeyDto);
const readSeatKey = dtoInput(SeatTicketKeyDto);
const A_POSITION = /^\d{1,2}$/;

/** The calendar files of bookings' tickets and of guests' own ones, for visitors with their key. */
@Controller('api/bilet/:bookingId')
export class TicketCalendarController {
  constructor(
    private readonly tickets: TicketQueriesService,
    private readonly seats: SeatTicketQueriesService,
  ) {}

  @Get('takvim.ics')
  async send(
    @Param('bookingId') bookingId: string,
    @Query('anahtar') ticketKey: unknown,
    @Res() response: Response,
  ): Promise<void> {
    const key = readKey({ bookingId, ticketKey });
    answer(response, await this.tickets.calendarFile(key.bookingId, key.ticketKey));
  }

  @Get(':position/takvim.ics')
  async sendOfSeat(
    @Param() params: { readonly bookingId: string; readonly position: string },
    @Query('anahtar') ticketKey: unknown,
    @Res() response: Response,
  ): Promise<void> {
    const { bookingId, position } = params;
    const seat = A_POSITION.test(position) ? Number(position) : position;
    answer(response, await this.seats.calendarFile(readSeatKey({ bookingId, position: seat, ticketKey })));
  }
}

function answer(response: Response, { name, content }: { name: string; content: string }): void {
  response
    .attachment(name)
    .set({
      'Content-Type': 'text/calendar; charset=utf-8',
      'Cache-Control': 'private, no-store',
      'X-Robots-Tag': 'noindex',
    })
    .send(content);
}
