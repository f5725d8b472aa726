import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { mergeSameItems } from '../../contract/checkout/cart/merge-same-items.js';
import type { ShippingTerms } from '../../contract/checkout/delivery.js';
import { studioDate } from '../../contract/common/dates.js';
import { vatPercentOf } from '../../contract/studio/vat.js';
import type { Coupon } from '../../contract/coupons/coupon.js';
import { type RequestedLine, type PricedItem, type Quote, quoteCart } from '../../contract/checkout/quote.js';
import { CouponQueriesService } from '../coupons/coupon-queries.service.js';
import { itemOf } from '../orders/inventory/inventory-item.js';
import type { HoldLine } from '../orders/holds/hold-line.entity.js';
import type { Hold } from '../orders/holds/hold.entity.js';
import { HoldQueriesService } from '../orders/holds/hold-queries.service.js';
import { lineKey } from '../../contract/orders/line-kind.js';
import type { EntryKeyDto } from '../../contract/waiting-list/waiting-list.dto.js';
import { Clock } from '../platform/clock.js';
import { CurrentStudio } from '../studio/current-studio.js';
import { type OfferedSeats, OfferedSeatsService } from '../waiting-list/offered-seats.service.js';
import { ItemsForSaleService } from './items-for-sale.service.js';

/** The items that a visitor wants to buy. */
export interface RequestedCart {
  readonly lines: readonly RequestedLine[];
  readonly couponCode: string | null;
  /** Null for a guest. */
  readonly customerId: string | null;
  /** Names seats that the waiting list keeps for the visitor. */
  readonly offer?: EntryKeyDto;
}

/** A quote with its coupon, for callers that go on to hold the cart. */
interface PricedCart {
  readonly quote: Quote;
  readonly coupon: Coupon | null;
  /** The seats that the waiting list keeps for the visitor. */
  readonly offer: OfferedSeats | null;
}

interface OwnHold {
  readonly quantities: ReadonlyMap<string, number>;
  readonly couponId: string | null;
}

interface HeldCart {
  readonly hold: Hold;
  readonly lines: readonly RequestedLine[];
  readonly items: ReadonlyMap<string, PricedItem>;
  readonly coupon: Coupon | null;
}

const NOTHING_HELD: OwnHold = { quantities: new Map(), couponId: null };

/** Prices a cart from the shop's own data. The visitor's own hold counts as available. */
@Injectable()
export class QuoteCartService {
  constructor(
    private readonly itemsForSale: ItemsForSaleService,
    private readonly coupons: CouponQueriesService,
    private readonly holds: HoldQueriesService,
    private readonly offers: OfferedSeatsService,
    private readonly studio: CurrentStudio,
    private readonly clock: Clock,
  ) {}

  async quote(manager: EntityManager, cart: RequestedCart, ownHoldId?: string): Promise<Quote> {
    return (await this.price(manager, cart, ownHoldId)).quote;
  }

  /** A quote for the held items at today's prices. */
  async quoteHeld(manager: EntityManager, hold: Hold): Promise<Quote> {
    const lines = await this.heldLines(manager, hold);
    const items = await this.itemsForSale.priced(manager, lines);
    return this.quoteHold({ hold, lines, items, coupon: await this.couponOf(manager, hold) });
  }

  /** The same with the data that an order keeps of each item. */
  async quoteWithSnapshots(manager: EntityManager, hold: Hold) {
    const lines = await this.heldLines(manager, hold);
    const snapshots = await this.itemsForSale.snapshots(manager, lines);
    const items = new Map([...snapshots].map(([key, { priced }]) => [key, priced]));
    const coupon = await this.couponOf(manager, hold);
    return { snapshots, coupon, quote: this.quoteHold({ hold, lines, items, coupon }) };
  }

  /**
   * A quote for items that no cart holds, at today's prices, with the data that an order keeps of each. What the caller
   * has reserved is not looked for again.
   */
  async quoteUnheld(manager: EntityManager, lines: readonly RequestedLine[], isHeld = false) {
    const snapshots = await this.itemsForSale.snapshots(manager, lines);
    const items = await this.itemsForSale.priced(manager, lines);
    const shipping = this.shippingTerms();
    const quote = quoteCart({ lines, items, customerId: null, now: this.clock.now(), shipping, isHeld });
    return { snapshots, coupon: null, quote };
  }

  private async heldLines(manager: EntityManager, hold: Hold): Promise<RequestedLine[]> {
    return (await this.holds.linesOf(manager, hold.id)).flatMap(toHeldLine);
  }

  private async couponOf(manager: EntityManager, { couponId }: Hold): Promise<Coupon | null> {
    return couponId === null ? null : this.coupons.getById(manager, couponId);
  }

  private quoteHold({ hold, lines, items, coupon }: HeldCart): Quote {
    return quoteCart({
      lines,
      items,
      customerId: hold.customerId,
      now: this.clock.now(),
      shipping: this.shippingTerms(),
      isHeld: true,
      ...(coupon === null ? {} : { coupon: { code: coupon.code, found: coupon } }),
    });
  }

  private shippingTerms(): ShippingTerms {
    const today = studioDate(this.clock.now());
    const taxed = { kind: 'shipping', vatRateId: null } as const;
    const { shipping: rules, orderRules, vat } = this.studio;
    return { rules, preparation: orderRules.preparation, vatRatePercent: vatPercentOf(vat, taxed, today) };
  }

  async findCouponId(manager: EntityManager, code: string | null): Promise<string | null> {
    return code === null ? null : ((await this.coupons.findByCode(manager, code))?.id ?? null);
  }

  async price(manager: EntityManager, cart: RequestedCart, ownHoldId?: string): Promise<PricedCart> {
    const { couponCode, customerId } = cart;
    const lines = mergeSameItems(cart.lines);
    const own = ownHoldId ? await this.holds.itemsHeldBy(manager, ownHoldId) : NOTHING_HELD;
    const offer = cart.offer ? await this.offers.find(manager, cart.offer) : null;
    const found = couponCode === null ? null : await this.coupons.findByCode(manager, couponCode);
    const coupon = found && withOwnUse(found, own);
    const quote = quoteCart({
      lines,
      items: withOffer(withOwnHold(await this.itemsForSale.priced(manager, lines), own), offer),
      customerId,
      now: this.clock.now(),
      shipping: this.shippingTerms(),
      ...(couponCode === null ? {} : { coupon: { code: couponCode, found: coupon } }),
    });
    return { quote, coupon, offer };
  }
}

/** Without a price, because the buyer is asked about price changes only when the order is placed. */
function toHeldLine(line: HoldLine): RequestedLine[] {
  const item = itemOf(line);
  return item ? [{ ...item, isStudent: line.isStudent, unitPriceKurus: null }] : [];
}

function withOwnHold(
  items: ReadonlyMap<string, PricedItem>,
  { quantities }: OwnHold,
): Map<string, PricedItem> {
  return new Map(
    [...items].map(([key, item]) => [
      key,
      item.available === null ? item : { ...item, available: item.available + (quantities.get(key) ?? 0) },
    ]),
  );
}

function withOffer(
  items: ReadonlyMap<string, PricedItem>,
  offer: OfferedSeats | null,
): ReadonlyMap<string, PricedItem> {
  if (offer === null) return items;
  const key = lineKey({ kind: 'workshop', id: offer.sessionId });
  const item = items.get(key);
  if (!item || item.available === null) return items;
  return new Map(items).set(key, { ...item, available: item.available + offer.seats });
}

function withOwnUse(coupon: Coupon, { couponId }: OwnHold): Coupon {
  if (coupon.usesLeft === null || couponId !== coupon.id) return coupon;
  return { ...coupon, usesLeft: coupon.usesLeft + 1 };
}
