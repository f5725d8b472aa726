import { Injectable } from '@nestjs/common';
import { TicketKeyDto } from '../../contract/bookings/ticket-key.dto.js';
import { anybodySends, router } from '../api/trpc.js';
import { TicketQueriesService } from './ticket-queries.service.js';

@Injectable()
export class TicketsRouter {
  constructor(private readonly tickets: TicketQueriesService) {}

  readonly router = router({
    view: anybodySends(TicketKeyDto).query(({ input }) =>
      this.tickets.view(input.bookingId, input.ticketKey),
    ),
  });
}
