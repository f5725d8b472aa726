import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AppError } from '../../contract/app-error.js';
import { MAX_QUANTITY } from '../../contract/cart/cart-limits.js';
import { type AskedLine, type PricedProduct, type Quote, quoteCart } from '../../contract/orders/quote.js';
import { ProductQueries } from '../catalog/product-queries.service.js';
import { HoldsService } from '../orders/holds.service.js';

/** Prices a cart from the shop's own data, counting what the visitor already holds as theirs. */
@Injectable()
export class QuoteCartService {
  constructor(
    @Inject(ProductQueries) private readonly pricing: ProductQueries,
    @Inject(HoldsService) private readonly holds: HoldsService,
  ) {}

  async quote(manager: EntityManager, items: readonly AskedLine[], ownHoldId?: string): Promise<Quote> {
    const products = await this.pricing.pricedProducts(
      manager,
      items.map(({ productId }) => productId),
    );
    const held = ownHoldId ? await this.holds.heldQuantities(manager, ownHoldId) : new Map<string, number>();
    return quoteCart(mergeSameProducts(items), withOwnHold(products, held));
  }
}

const TOO_MANY = `Bir üründen en fazla ${MAX_QUANTITY} adet sipariş verebilirsiniz.`;

/** Two lines of one product are one demand on its stock. */
export function mergeSameProducts(items: readonly AskedLine[]): AskedLine[] {
  const merged = new Map<string, AskedLine>();
  for (const { productId, quantity, unitPriceKurus } of items) {
    const known = merged.get(productId)?.quantity ?? 0;
    merged.set(productId, { productId, unitPriceKurus, quantity: known + quantity });
  }
  const lines = [...merged.values()];
  if (lines.some(({ quantity }) => quantity > MAX_QUANTITY)) {
    throw new AppError('invalid_input', {}, { items: TOO_MANY });
  }
  return lines;
}

function withOwnHold(
  products: ReadonlyMap<string, PricedProduct>,
  held: ReadonlyMap<string, number>,
): Map<string, PricedProduct> {
  return new Map(
    [...products].map(([id, product]) => [
      id,
      product.available === null
        ? product
        : { ...product, available: product.available + (held.get(id) ?? 0) },
    ]),
  );
}
