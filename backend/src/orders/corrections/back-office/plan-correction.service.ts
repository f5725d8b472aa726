import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AppError } from '../../../../contract/app-error.js';
import { MAX_CART_KURUS } from '../../../../contract/checkout/cart/cart-limits.js';
import type { RequestedLine } from '../../../../contract/checkout/quote.js';
import { givenBack } from '../../../../contract/orders/corrections/corrected-lines.js';
import type { CorrectedLineDto } from '../../../../contract/orders/corrections/correct-order.dto.js';
import { type OrderTotals, orderTotals } from '../../../../contract/orders/order-totals.js';
import { CorrectBookingsService } from '../../../bookings/correct-bookings.service.js';
import { newOrderLines } from '../../../checkout/new-order-lines.js';
import { QuoteCartService } from '../../../checkout/quote-cart.service.js';
import {
  moneyOfLine,
  type OrderMoney,
  OrderMoneyService,
  remainingOf,
} from '../../../payments/order-money.service.js';
import { itemOf } from '../../inventory/inventory-item.js';
import { stateOf } from '../../line-states.service.js';
import type { NewOrderLine } from '../../new-order.js';
import type { Order } from '../../order.entity.js';
import { OrderQueriesService, pricedLines, type WholeOrder } from '../../order-queries.service.js';
import {
  type CorrectedLines,
  correctedLines,
  type MoreOfLine,
  type WantedCorrection,
  wantedCorrection,
} from './correction-plan.js';

/** A correction that is possible now, with everything that follows from it. */
export interface CorrectionPlan extends Pick<WantedCorrection, 'less'> {
  readonly whole: WholeOrder;
  readonly money: OrderMoney;
  readonly after: CorrectedLines;
  /** From which lines each added one comes, in the same order. */
  readonly more: readonly MoreOfLine[];
  readonly totals: OrderTotals;
  /** What was paid too much, by line. */
  readonly back: ReturnType<typeof givenBack>;
  readonly givenBackKurus: number;
}

/** Works out a correction of an order's lines at the prices of the day, without changing anything. */
@Injectable()
export class PlanCorrectionService {
  constructor(
    private readonly orders: OrderQueriesService,
    private readonly money: OrderMoneyService,
    private readonly bookings: CorrectBookingsService,
    private readonly quotes: QuoteCartService,
  ) {}

  /** Throws order_not_found, the errors of `wantedCorrection`, goods_gone, cart_too_dear. */
  async plan(
    manager: EntityManager,
    orderId: string,
    wanted: readonly CorrectedLineDto[],
  ): Promise<CorrectionPlan> {
    const whole = await this.orders.getById(manager, orderId);
    const lines = pricedLines(whole);
    const { less, more } = wantedCorrection(
      {
        order: whole.order,
        lines,
        endedLineIds: whole.lines
          .filter((line) => stateOf(whole.states, line).isCancelled)
          .map(({ id }) => id),
        parcels: whole.parcels,
        keptSeats: await this.bookings.keptSeats(manager, orderId),
      },
      wanted,
    );
    const after = correctedLines(lines, { less, added: await this.priced(manager, more) });
    const totals = orderTotals([...after.kept, ...after.added]);
    if (totals.subtotalKurus > MAX_CART_KURUS) throw new AppError('cart_too_dear');
    const money = await this.money.ofOrder(manager, orderId);
    const back = backOf(whole.order, { after, totals, money });
    const givenBackKurus = back.reduce((sum, { amountKurus }) => sum + amountKurus, 0);
    return { whole, money, less, more, after, totals, back, givenBackKurus };
  }

  /** What is added is a line of its own, at the price of the day and without the coupon. */
  private async priced(manager: EntityManager, more: readonly MoreOfLine[]): Promise<NewOrderLine[]> {
    if (more.length === 0) return [];
    const { quote, snapshots } = await this.quotes.quoteUnheld(manager, more.map(requestedLine));
    for (const { issue, name } of quote.lines) {
      if (issue !== null) throw new AppError('goods_gone', { what: name || namesOf(more) });
    }
    return newOrderLines(quote.lines, snapshots);
  }
}

/** Throws goods_gone for a product that was deleted. */
function requestedLine({ line, by: quantity }: MoreOfLine): RequestedLine {
  const item = itemOf(line);
  if (!item) throw new AppError('goods_gone', { what: line.name });
  return { ...item, quantity, isStudent: line.isStudent, unitPriceKurus: null };
}

function namesOf(more: readonly MoreOfLine[]): string {
  return more.map(({ line }) => line.name).join(', ');
}

function backOf(
  { paidKurus, correctedKurus, writtenOffKurus }: Order,
  { after, totals, money }: Pick<CorrectionPlan, 'after' | 'totals' | 'money'>,
): CorrectionPlan['back'] {
  const lines = after.kept.map(({ id: lineId, totalKurus, discountKurus }) => ({
    lineId,
    costKurus: totalKurus - discountKurus,
    keptKurus: remainingOf(moneyOfLine(money, lineId)),
  }));
  return givenBack({ totalKurus: totals.totalKurus - writtenOffKurus, paidKurus, correctedKurus, lines });
}
