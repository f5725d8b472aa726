import { Injectable } from '@nestjs/common';
import { AdminProductQuery } from '../../../contract/catalog/product.dto.js';
import { AdminSessionQuery } from '../../../contract/workshops/admin-sessions.query.js';
import { adminSends, router } from '../../api/trpc.js';
import { PriceHistoryService } from './price-history.service.js';

@Injectable()
export class PriceHistoryRouter {
  constructor(private readonly history: PriceHistoryService) {}

  readonly router = router({
    product: adminSends('products.change', AdminProductQuery).query(({ input }) =>
      this.history.of('product', input.id),
    ),
    session: adminSends('calendar.read', AdminSessionQuery).query(({ input }) =>
      this.history.of('session', input.sessionId),
    ),
  });
}
