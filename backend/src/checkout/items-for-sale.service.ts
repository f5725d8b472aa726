import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type LineKind, lineKey } from '../../contract/orders/line-kind.js';
import { type LocalDate, studioDate } from '../../contract/common/dates.js';
import type { PricedItem, UntaxedItem } from '../../contract/checkout/quote.js';
import { MIDDLE, type PictureFocus } from '../../contract/media/picture-focus.js';
import type { Feature } from '../../contract/studio/features.js';
import type { BookingPolicy } from '../../contract/workshops/policies/booking-policy.js';
import { vatPercentOf, type VatRules } from '../../contract/studio/vat.js';
import { ProductQueriesService, type ProductSnapshot } from '../catalog/product-queries.service.js';
import { Clock } from '../platform/clock.js';
import { CurrentStudio } from '../studio/current-studio.js';
import { SessionQueriesService, type SessionSnapshot } from '../workshops/session-queries.service.js';

interface Named {
  readonly kind: LineKind;
  readonly id: string;
}

/** A product or session with today's price and the data that an order keeps. */
export interface ItemSnapshot {
  readonly priced: PricedItem;
  readonly description: string;
  readonly material: string;
  readonly dimensions: string;
  readonly care: string;
  readonly pictureFileName: string | null;
  readonly pictureFocus: PictureFocus;
  /** What is promised about a seat; null for a piece. */
  readonly policy: BookingPolicy | null;
}

type UntaxedSnapshot = Omit<ItemSnapshot, 'priced'> & { readonly item: UntaxedItem };

/**
 * Reads products and sessions together, as a cart contains both. Unknown ones and those not for sale are
 * absent, and so are all of a kind that the studio does not sell.
 */
@Injectable()
export class ItemsForSaleService {
  constructor(
    private readonly products: ProductQueriesService,
    private readonly sessions: SessionQueriesService,
    private readonly studio: CurrentStudio,
    private readonly clock: Clock,
  ) {}

  /** Keyed by `lineKey`. */
  async priced(manager: EntityManager, lines: readonly Named[]): Promise<Map<string, PricedItem>> {
    const products = await this.products.pricedProducts(manager, await this.idsForSale(lines, 'product'));
    const sessions = await this.sessions.pricedItems(manager, await this.idsForSale(lines, 'workshop'));
    const today = studioDate(this.clock.now());
    return new Map(
      [...products.values(), ...sessions.values()].map((item) => [
        lineKey(item),
        taxed(item, this.studio.vat, today),
      ]),
    );
  }

  /** Keyed by `lineKey`. */
  async snapshots(manager: EntityManager, lines: readonly Named[]): Promise<Map<string, ItemSnapshot>> {
    const products = await this.products.productSnapshots(manager, await this.idsForSale(lines, 'product'));
    const sessions = await this.sessions.snapshots(manager, await this.idsForSale(lines, 'workshop'));
    const snapshots = [
      ...[...products.values()].map(ofProduct),
      ...[...sessions.values()].map((session) => ofSession(session, this.studio.policyFor(session.program))),
    ];
    const today = studioDate(this.clock.now());
    return new Map(
      snapshots.map(({ item, ...kept }) => [
        lineKey(item),
        { ...kept, priced: taxed(item, this.studio.vat, today) },
      ]),
    );
  }

  private async idsForSale(lines: readonly Named[], kind: LineKind): Promise<string[]> {
    if (!(await this.studio.uses(FEATURE_OF[kind]))) return [];
    return [...new Set(lines.filter((line) => line.kind === kind).map(({ id }) => id))];
  }
}

const FEATURE_OF = { product: 'shop', workshop: 'workshops' } as const satisfies Record<LineKind, Feature>;

/** The item with the percent of KDV that holds on this day. */
function taxed({ vatRateId, ...item }: UntaxedItem, rules: VatRules, day: LocalDate): PricedItem {
  return { ...item, vatRatePercent: vatPercentOf(rules, { kind: item.kind, vatRateId }, day) };
}

/** Fields of a held item: its availability and its earlier price no longer matter. */
const HELD = { picture: null, available: null, priorPriceKurus: null } as const;

function ofProduct(product: ProductSnapshot): UntaxedSnapshot {
  const { id, name, priceKurus, vatRateId, weightGrams, preparationDays, categoryId } = product;
  const { description, material, dimensions, care, pictureFileName, pictureFocus } = product;
  return {
    item: {
      ...HELD,
      session: null,
      kind: 'product',
      id,
      name,
      priceKurus,
      studentPriceKurus: null,
      vatRateId,
      weightGrams,
      preparationDays,
      categoryId,
    },
    description,
    material,
    dimensions,
    care,
    pictureFileName,
    pictureFocus,
    policy: null,
  };
}

function ofSession(session: SessionSnapshot, policy: BookingPolicy): UntaxedSnapshot {
  const { id, title, priceKurus, studentPriceKurus, vatRateId } = session;
  const { date, startTime, endTime, description, pictureFileName } = session;
  return {
    item: {
      ...HELD,
      session: { date, startTime, endTime },
      kind: 'workshop',
      id,
      name: title,
      priceKurus,
      studentPriceKurus,
      vatRateId,
      weightGrams: null,
      preparationDays: null,
      categoryId: null,
    },
    description,
    material: '',
    dimensions: '',
    care: '',
    pictureFileName,
    pictureFocus: MIDDLE,
    policy,
  };
}
