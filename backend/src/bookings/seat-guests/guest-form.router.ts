import { Injectable } from '@nestjs/common';
import {
  GuestFormKeyDto,
  SaveSeatGuestsDto,
} from '../../../contract/bookings/seat-guests/seat-guests.dto.js';
import { anybodySends, router } from '../../api/trpc.js';
import { GuestFormService } from './guest-form.service.js';
import { SaveSeatGuestsService } from './save-seat-guests.service.js';

/** 'Kimler geliyor?', for everybody who knows its address. */
@Injectable()
export class GuestFormRouter {
  constructor(
    private readonly form: GuestFormService,
    private readonly guests: SaveSeatGuestsService,
  ) {}

  readonly router = router({
    view: anybodySends(GuestFormKeyDto).query(({ input }) => this.form.view(input)),
    save: anybodySends(SaveSeatGuestsDto).mutation(({ input }) => this.guests.save(input)),
    eraseNeeds: anybodySends(GuestFormKeyDto).mutation(({ input }) => this.guests.eraseNeeds(input)),
  });
}
