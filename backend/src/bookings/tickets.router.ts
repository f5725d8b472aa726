import { Injectable } from '@nestjs/common';
import { TicketKeyDto } from '../../contract/bookings/ticket-key.dto.js';
import { dtoInput } from '../api/dto-input.js';
import { publicProcedure, router } from '../api/trpc.js';
import { TicketQueriesService } from './ticket-queries.service.js';

@Injectable()
export class TicketsRouter {
  constructor(private readonly tickets: TicketQueriesService) {}

  readonly router = router({
    view: publicProcedure
      .input(dtoInput(TicketKeyDto))
      .query(({ input }) => this.tickets.view(input.bookingId, input.ticketKey)),
  });
}
