import type { Picture } from '../media/picture.js';
import { includedVatKurus } from '../common/money.js';

/** Why a line is not what the visitor put in the cart. */
type QuoteIssue =
  | { readonly kind: 'price_changed'; readonly previousKurus: number }
  | { readonly kind: 'insufficient_stock'; readonly available: number }
  | { readonly kind: 'out_of_stock' }
  | { readonly kind: 'unavailable' };

/** A cart line as the server prices it today. Lines that cannot be bought count nothing. */
export interface QuoteLine {
  readonly productId: string;
  readonly name: string;
  readonly picture: Picture | null;
  readonly quantity: number;
  readonly unitPriceKurus: number;
  readonly totalKurus: number;
  readonly vatRatePercent: number;
  readonly issue: QuoteIssue | null;
}

export interface Quote {
  readonly lines: readonly QuoteLine[];
  readonly subtotalKurus: number;
  readonly discountKurus: number;
  readonly totalKurus: number;
  /** The KDV inside the total. */
  readonly vatKurus: number;
  readonly needsAddress: boolean;
}

/** What the server knows of a product when it prices a line. */
export interface PricedProduct {
  readonly id: string;
  readonly name: string;
  readonly picture: Picture | null;
  readonly priceKurus: number;
  readonly vatRatePercent: number;
  /** Null when the stock is unlimited. */
  readonly available: number | null;
}

export interface AskedLine {
  readonly productId: string;
  readonly quantity: number;
  /** What the visitor saw; null when no price was shown, as by REST clients. */
  readonly unitPriceKurus: number | null;
}

/** Prices a cart from the shop's own data; the visitor's prices only tell what to warn about. */
export function quoteCart(asked: readonly AskedLine[], products: ReadonlyMap<string, PricedProduct>): Quote {
  const lines = asked.map((line) => quoteLine(line, products.get(line.productId)));
  const subtotalKurus = lines.reduce((sum, line) => sum + line.totalKurus, 0);
  return {
    lines,
    subtotalKurus,
    discountKurus: 0,
    totalKurus: subtotalKurus,
    vatKurus: lines.reduce((sum, line) => sum + includedVatKurus(line.totalKurus, line.vatRatePercent), 0),
    needsAddress: lines.length > 0,
  };
}

function quoteLine(asked: AskedLine, product: PricedProduct | undefined): QuoteLine {
  if (!product) {
    return {
      productId: asked.productId,
      name: '',
      picture: null,
      quantity: asked.quantity,
      unitPriceKurus: asked.unitPriceKurus ?? 0,
      totalKurus: 0,
      vatRatePercent: 0,
      issue: { kind: 'unavailable' },
    };
  }
  const issue = lineIssue(asked, product);
  const isBuyable = issue === null || issue.kind === 'price_changed';
  return {
    productId: product.id,
    name: product.name,
    picture: product.picture,
    quantity: asked.quantity,
    unitPriceKurus: product.priceKurus,
    totalKurus: isBuyable ? product.priceKurus * asked.quantity : 0,
    vatRatePercent: product.vatRatePercent,
    issue,
  };
}

function lineIssue(asked: AskedLine, product: PricedProduct): QuoteIssue | null {
  const { available } = product;
  if (available !== null && available <= 0) return { kind: 'out_of_stock' };
  if (available !== null && available < asked.quantity) return { kind: 'insufficient_stock', available };
  if (asked.unitPriceKurus !== null && asked.unitPriceKurus !== product.priceKurus) {
    return { kind: 'price_changed', previousKurus: asked.unitPriceKurus };
  }
  return null;
}
