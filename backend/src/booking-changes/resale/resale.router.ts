import { Injectable } from '@nestjs/common';
import {
  ListSeatsDto,
  ResaleBillDto,
  WithdrawSeatsDto,
} from '../../../contract/booking-changes/resale/resale.dto.js';
import { anybodySends, router } from '../../api/trpc.js';
import { ListSeatsService } from './list-seats.service.js';
import { ResaleBillService } from './resale-bill.service.js';
import { WithdrawSeatsService } from './withdraw-seats.service.js';

/** Buyers put seats up for resale by the link in their mails, and take them back. */
@Injectable()
export class ResaleRouter {
  constructor(
    private readonly bills: ResaleBillService,
    private readonly listings: ListSeatsService,
    private readonly withdrawals: WithdrawSeatsService,
  ) {}

  readonly router = router({
    bill: anybodySends(ResaleBillDto).query(({ input }) => this.bills.preview(input)),
    list: anybodySends(ListSeatsDto).mutation(({ input }) => this.listings.list(input)),
    withdraw: anybodySends(WithdrawSeatsDto).mutation(({ input }) => this.withdrawals.withdraw(input)),
  });
}
