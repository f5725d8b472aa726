import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { RestPaymentDto } from '../../../contract/payments/rest-payment.dto.js';
import { QuoteCartService, type RequestedCart } from '../../checkout/quote-cart.service.js';
import { leavesStudentPriceOpen, restCart } from './rest-cart.js';

/** Reads the cart of a documented order. */
@Injectable()
export class ReadRestCartService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly quotes: QuoteCartService,
  ) {}

  /**
   * A total that is right only at student prices says that the seats are for students; sending it accepts the terms, as
   * ticking the box does on the site.
   */
  async read(payment: RestPaymentDto, customerId: string | null): Promise<RequestedCart> {
    const cart = restCart(payment, { customerId, isStudent: false });
    if (!leavesStudentPriceOpen(payment) || (await this.totalOf(cart)) === payment.total_amount) return cart;
    const studentCart = restCart(payment, { customerId, isStudent: true });
    return (await this.totalOf(studentCart)) === payment.total_amount ? studentCart : cart;
  }

  /** In kuruş. */
  private async totalOf(cart: RequestedCart): Promise<number> {
    return (await this.quotes.quote(this.dataSource.manager, cart)).totalKurus;
  }
}
