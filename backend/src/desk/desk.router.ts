import { Injectable } from '@nestjs/common';
import { AddGuestsDto } from '../../contract/desk/add-guests.dto.js';
import { adminSends, router } from '../api/trpc.js';
import { AddGuestsService } from './add-guests.service.js';

/** The studio's calls for what it sells itself. */
@Injectable()
export class DeskRouter {
  constructor(private readonly guests: AddGuestsService) {}

  readonly router = router({
    addGuests: adminSends('bookings.change', AddGuestsDto).mutation(({ ctx, input }) =>
      this.guests.add(ctx.actor, input),
    ),
  });
}
