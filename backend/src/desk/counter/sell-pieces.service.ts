import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AppError } from '../../../contract/app-error.js';
import { formatTl } from '../../../contract/common/money.js';
import type { SellPiecesDto } from '../../../contract/desk/counter.dto.js';
import type { CounterPayment, CounterSale } from '../../../contract/desk/counter.views.js';
import { UNNAMED_BUYER } from '../../../contract/orders/unnamed-buyer.js';
import type { Order } from '../../orders/order.entity.js';
import { isTaken } from '../../platform/database/is-taken.js';
import type { Actor } from '../../platform/sessions/actor.js';
import { DeskSaleService } from '../desk-sale.service.js';
import { deskRequest, RepeatedSalesService } from '../repeated-sales.service.js';
import { CounterMailsService } from './counter-mails.service.js';
import { CounterSalesService } from './counter-sales.service.js';

/** Sells pieces over the counter: paid and taken along at once. */
@Injectable()
export class SellPiecesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly sales: DeskSaleService,
    private readonly repeated: RepeatedSalesService,
    private readonly mails: CounterMailsService,
    private readonly views: CounterSalesService,
  ) {}

  /**
   * A repeated request sells once, and answers with the sale of the first. Throws counter_pieces_gone when the shop
   * sold a piece in the same moment, counter_price_changed, counter_payments_differ, desk_key_used, cart_too_dear, seller_missing.
   */
  async sell(actor: Actor, requested: SellPiecesDto): Promise<CounterSale> {
    const orderId = await this.sellOnce(actor, requested);
    return this.views.view(orderId);
  }

  private async sellOnce(actor: Actor, requested: SellPiecesDto): Promise<string> {
    const { manager: reader } = this.dataSource;
    const request = deskRequest(requested);
    const before = await this.repeated.find(reader, request);
    if (before) return before.id;
    try {
      return await this.dataSource.transaction(async (manager) => {
        const { id } = await this.write(manager, actor, requested);
        await this.mails.sold(manager, id);
        return id;
      });
    } catch (error) {
      const first = isTaken(error, 'order_once_per_request') && (await this.repeated.find(reader, request));
      if (!first) throw inWordsOfTheCounter(error);
      return first.id;
    }
  }

  private async write(manager: EntityManager, actor: Actor, requested: SellPiecesDto): Promise<Order> {
    const { lines, fullName, email } = requested;
    const named = fullName === '' ? UNNAMED_BUYER : { name: fullName, surname: '' };
    return this.sales.sell(manager, actor, {
      lines: lines.map(({ productId, quantity }) => ({
        ...{ kind: 'product', id: productId, quantity, isStudent: false, unitPriceKurus: null },
      })),
      buyer: { customer: { ...named, phone: '', email }, address: null, notes: '', isHandedOver: true },
      desk: { ...deskRequest(requested), channel: 'counter', payBy: null },
      payments: (totalKurus) => paymentsOf(requested, totalKurus),
    });
  }
}

/** What the buyer was told must be what it costs, and what is paid. */
function paymentsOf(
  { payments, seenTotalKurus }: SellPiecesDto,
  totalKurus: number,
): readonly CounterPayment[] {
  const total = formatTl(totalKurus);
  if (totalKurus !== seenTotalKurus) throw new AppError('counter_price_changed', { total });
  const paidKurus = payments.reduce((sum, { amountKurus }) => sum + amountKurus, 0);
  if (paidKurus !== totalKurus) throw new AppError('counter_payments_differ', { total });
  return payments;
}

/** Who sells must know above all whether to take the money. */
function inWordsOfTheCounter(error: unknown): unknown {
  if (!(error instanceof AppError) || error.code !== 'goods_gone') return error;
  return new AppError('counter_pieces_gone', error.params);
}
