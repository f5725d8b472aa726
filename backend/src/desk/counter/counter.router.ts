import { Injectable } from '@nestjs/common';
import {
  CounterPiecesQuery,
  PricedPiecesQuery,
  ScannedCodeQuery,
  SellPiecesDto,
  UndoSaleDto,
} from '../../../contract/desk/counter.dto.js';
import { adminProcedure, adminSends, router } from '../../api/trpc.js';
import { CounterPiecesService } from './counter-pieces.service.js';
import { CounterSalesService } from './counter-sales.service.js';
import { SellPiecesService } from './sell-pieces.service.js';
import { UndoSaleService } from './undo-sale.service.js';

/** The studio's calls at the counter. */
@Injectable()
export class CounterRouter {
  constructor(
    private readonly pieces: CounterPiecesService,
    private readonly selling: SellPiecesService,
    private readonly undoing: UndoSaleService,
    private readonly sales: CounterSalesService,
  ) {}

  readonly router = router({
    pieces: adminSends('counter.sell', CounterPiecesQuery).query(({ input }) =>
      this.pieces.find(input.search),
    ),
    priced: adminSends('counter.sell', PricedPiecesQuery).query(({ input }) =>
      this.pieces.priced(input.productIds),
    ),
    scanned: adminSends('counter.sell', ScannedCodeQuery).query(({ input }) =>
      this.pieces.scanned(input.code),
    ),
    today: adminProcedure('counter.sell').query(() => this.sales.today()),
    sell: adminSends('counter.sell', SellPiecesDto).mutation(({ ctx, input }) =>
      this.selling.sell(ctx.actor, input),
    ),
    undo: adminSends('counter.sell', UndoSaleDto).mutation(({ ctx, input }) =>
      this.undoing.undo(ctx.actor, input.orderId),
    ),
  });
}
