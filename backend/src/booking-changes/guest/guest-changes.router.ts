import { Injectable } from '@nestjs/common';
import {
  CancelByGuestDto,
  CancellationBillDto,
  GuestChangesKeyDto,
  MoveByGuestDto,
} from '../../../contract/booking-changes/guest/guest-changes.dto.js';
import { anybodySends, router } from '../../api/trpc.js';
import { CancelByGuestService } from './cancel-by-guest.service.js';
import { CancellationBillService } from './cancellation-bill.service.js';
import { GuestChangesViewsService } from './guest-changes-views.service.js';
import { MoveByGuestService } from './move-by-guest.service.js';

/** What buyers do with their seats by the link in their mails. */
@Injectable()
export class GuestChangesRouter {
  constructor(
    private readonly views: GuestChangesViewsService,
    private readonly bills: CancellationBillService,
    private readonly moves: MoveByGuestService,
    private readonly cancellations: CancelByGuestService,
  ) {}

  readonly router = router({
    view: anybodySends(GuestChangesKeyDto).query(({ input }) => this.views.view(input)),
    cancellationBill: anybodySends(CancellationBillDto).query(({ input }) => this.bills.preview(input)),
    move: anybodySends(MoveByGuestDto).mutation(({ input }) => this.moves.move(input)),
    cancel: anybodySends(CancelByGuestDto).mutation(({ input }) => this.cancellations.cancel(input)),
  });
}
