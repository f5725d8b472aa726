import { Injectable } from '@nestjs/common';
import { LeaveStockWishesDto, StockWishDto } from '../../../contract/catalog/stock-wishes/stock-wish.dto.js';
import { anybodySends, anybodySendsTo, router } from '../../api/trpc.js';
import { RequestAttemptsService } from '../../request-limits/request-attempts.service.js';
import { StockWishesService } from './stock-wishes.service.js';

@Injectable()
export class StockWishesRouter {
  constructor(
    private readonly wishes: StockWishesService,
    private readonly attempts: RequestAttemptsService,
  ) {}

  readonly router = router({
    ask: anybodySendsTo('shop', StockWishDto).mutation(async ({ input, ctx }) => {
      await this.attempts.take('stock-wishes', ctx.visit.ipAddress);
      await this.wishes.ask(input);
    }),
    leave: anybodySends(LeaveStockWishesDto).mutation(({ input }) => this.wishes.leave(input.token)),
  });
}
