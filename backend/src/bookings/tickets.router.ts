import { Injectable } from '@nestjs/common';
import { SeatTicketKeyDto } from '../../contract/bookings/seat-guests/seat-guests.dto.js';
import { TicketKeyDto } from '../../contract/bookings/ticket-key.dto.js';
import { anybodySends, router } from '../api/trpc.js';
import { SeatTicketQueriesService } from './seat-guests/seat-ticket-queries.service.js';
import { TicketQueriesService } from './ticket-queries.service.js';

@Injectable()
export class TicketsRouter {
  constructor(
    private readonly tickets: TicketQueriesService,
    private readonly seats: SeatTicketQueriesService,
  ) {}

  readonly router = router({
    view: anybodySends(TicketKeyDto).query(({ input, ctx }) =>
      this.tickets.view(input, ctx.visit.customerId),
    ),
    seat: anybodySends(SeatTicketKeyDto).query(({ input }) => this.seats.view(input)),
  });
}
