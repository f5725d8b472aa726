import { Body, Controller, HttpCode, Post, Query, Req } from '@nestjs/common';
import type { Request } from 'express';
import { AppError } from '../../../contract/app-error.js';
import { CardDto } from '../../../contract/payments/card.dto.js';
import { RestPaymentDto } from '../../../contract/payments/rest-payment.dto.js';
import { dtoInput } from '../../api/dto-input.js';
import { OpenCheckoutService } from '../../checkout/open-checkout.service.js';
import { type OrderAtTheBank, PlaceOrderService } from '../../checkout/place-order.service.js';
import { CouponAttemptsService } from '../../coupons/coupon-attempts.service.js';
import { Visit } from '../../platform/sessions/visit.js';
import { actionOf } from '../http/action-of.js';
import { readingDocumented } from '../documented-names.js';
import { ReadRestCartService } from './read-rest-cart.service.js';

const readPayment = dtoInput(RestPaymentDto, { dropsUnknownFields: true });
const readCard = readingDocumented(dtoInput(CardDto), {
  cardHolderName: 'card_data.card_holder_name',
  cardNumber: 'card_data.card_number',
  expireMonth: 'card_data.expire_month',
  expireYear: 'card_data.expire_year',
  cvc: 'card_data.cvc',
});

/** POST /api/payment_card_form_direct.php with action=payment: takes a hold and uses it in one request. */
@Controller('api/payment_card_form_direct.php')
export class PaymentCardFormDirectController {
  constructor(
    private readonly carts: ReadRestCartService,
    private readonly couponAttempts: CouponAttemptsService,
    private readonly checkout: OpenCheckoutService,
    private readonly placeOrder: PlaceOrderService,
  ) {}

  @Post()
  @HttpCode(200)
  async pay(@Query('action') requested: unknown, @Body() body: unknown, @Req() request: Request) {
    // Clients send the action in the address or in the body.
    if ((requested ?? actionOf(body)) !== 'payment') throw new AppError('malformed_request');
    const payment = readPayment(body);
    const card = cardOf(payment);
    const { ipAddress, customerId } = new Visit(request);
    const { order_data: order } = payment;
    const cart = await this.carts.read(payment, customerId);
    const hold = await this.couponAttempts.watch({ ipAddress, code: cart.couponCode }, () =>
      this.checkout.openAtTodaysPrices({ ...cart, ipAddress }),
    );
    const placed = await this.placeOrReleaseHold({
      holdId: hold.id,
      buyer: {
        customer: order.customer_info,
        address: order.shipping_address ?? null,
        notes: order.notes ?? '',
      },
      expectedTotalKurus: payment.total_amount,
      customerId,
      documentsSha256: null,
      card,
      ipAddress,
    });
    return answer(placed);
  }

  /** The client does not know the hold, so it must not outlive a refused order. */
  private async placeOrReleaseHold(order: Parameters<PlaceOrderService['place']>[0]) {
    try {
      return await this.placeOrder.place(order);
    } catch (error) {
      await this.checkout.release(order);
      throw error;
    }
  }
}

function answer({ orderId, bankPage }: OrderAtTheBank) {
  return {
    success: true,
    requires_3ds: bankPage !== null,
    threeds_html_content: bankPage,
    order_id: orderId,
    message:
      bankPage === null
        ? 'Ödeme işleminiz başarıyla tamamlandı.'
        : 'Bankanızın doğrulama sayfasına yönlendiriliyorsunuz.',
  };
}

/** Null only when the total is zero: a card that was sent nevertheless is ignored. */
function cardOf({ card_data: card, total_amount: total }: RestPaymentDto): CardDto | null {
  if (!card || total === 0) return null;
  return readCard({
    cardHolderName: card.card_holder_name,
    cardNumber: card.card_number,
    expireMonth: card.expire_month,
    expireYear: card.expire_year,
    cvc: card.cvc,
  });
}
