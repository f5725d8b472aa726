import { Inject, Injectable } from '@nestjs/common';
import { CatalogRouter } from '../catalog/catalog.router.js';
import { CheckoutRouter } from '../checkout/checkout.router.js';
import { OrdersRouter } from '../checkout/orders.router.js';
import { ContentRouter } from '../content/content.router.js';
import { LiveRouter } from '../live/live.router.js';
import { AddressesRouter } from '../orders/addresses/addresses.router.js';
import { WorkshopsRouter } from '../workshops/workshops.router.js';
import { router } from './trpc.js';

/** Everything the browser may call, feature by feature. */
@Injectable()
export class AppRouterService {
  constructor(
    @Inject(CatalogRouter) private readonly catalog: CatalogRouter,
    @Inject(CheckoutRouter) private readonly checkout: CheckoutRouter,
    @Inject(OrdersRouter) private readonly orders: OrdersRouter,
    @Inject(AddressesRouter) private readonly addresses: AddressesRouter,
    @Inject(ContentRouter) private readonly content: ContentRouter,
    @Inject(WorkshopsRouter) private readonly workshops: WorkshopsRouter,
    @Inject(LiveRouter) private readonly live: LiveRouter,
  ) {}

  readonly router = router({
    catalog: this.catalog.router,
    checkout: this.checkout.router,
    orders: this.orders.router,
    addresses: this.addresses.router,
    content: this.content.router,
    workshops: this.workshops.router,
    live: this.live.router,
  });
}

export type AppRouter = AppRouterService['router'];
