import type {
  TRPCBuiltRouter,
  TRPCDecorateCreateRouterOptions,
  TRPCMutationProcedure,
  TRPCQueryProcedure,
} from '@trpc/server';
import type { CategoryView, ProductPage, ProductView } from '@contract/catalog/catalog.views.js';
import type { ProductListQuery } from '@contract/catalog/product-list.query.js';
import type { Policy, PolicyKind } from '@contract/content/policy.js';
import type { DistrictsQuery, NeighbourhoodsQuery } from '@contract/orders/address-lists.query.js';
import type { CartDto } from '@contract/orders/cart-item.dto.js';
import type { OrderInformationDto, PlaceOrderDto } from '@contract/orders/checkout.dto.js';
import type { HoldView, PlacedOrder } from '@contract/orders/checkout.views.js';
import type { LegalDocuments } from '@contract/orders/legal-document.js';
import type { OrderView } from '@contract/orders/order.views.js';
import type { Quote } from '@contract/orders/quote.js';

type Query<Input, Output> = TRPCQueryProcedure<{ input: Input; output: Output; meta: unknown }>;
type Mutation<Input, Output> = TRPCMutationProcedure<{ input: Input; output: Output; meta: unknown }>;

interface RootTypes {
  ctx: object;
  meta: object;
  errorShape: { message: string; code: number; data: Record<string, unknown> };
  transformer: false;
}

/** The server's procedures as the browser calls them. */
export type AppRouter = TRPCBuiltRouter<
  RootTypes,
  TRPCDecorateCreateRouterOptions<{
    catalog: {
      products: Query<ProductListQuery, ProductPage>;
      product: Query<{ slug: string }, ProductView>;
      categories: Query<void, readonly CategoryView[]>;
    };
    checkout: {
      quote: Query<CartDto & { holdId?: string }, Quote>;
      open: Mutation<CartDto & { replacesHoldId?: string }, HoldView>;
      renew: Mutation<{ holdId: string }, HoldView>;
      release: Mutation<{ holdId: string }, void>;
      documents: Mutation<OrderInformationDto, LegalDocuments>;
    };
    orders: {
      place: Mutation<PlaceOrderDto, PlacedOrder>;
      view: Query<{ orderId: string; accessKey: string }, OrderView>;
    };
    content: {
      policy: Query<{ kind: PolicyKind }, Policy>;
    };
    addresses: {
      cities: Query<void, string[]>;
      districts: Query<DistrictsQuery, string[]>;
      neighbourhoods: Query<NeighbourhoodsQuery, readonly string[]>;
    };
  }>
>;
