import { Body, Controller, Get, Header, Headers, HttpCode, Param, Post, Redirect, Res } from '@nestjs/common';
import type { Response } from 'express';
import { isUUID } from 'class-validator';
import { AppError } from '../../../contract/app-error.js';
import { OrderLinksService } from '../../orders/order-links.service.js';
import { BankReturnService } from '../../payments/bank-return.service.js';
import { PaymentLinkAddressesService } from '../../payments/links/payment-link-addresses.service.js';
import type { PaymentAttempt } from '../../payments/payment-attempt.entity.js';
import { PaymentAttemptsService } from '../../payments/payment-attempts.service.js';
import { BANK_PAGE_POLICY } from '../../platform/http/security-headers.js';

/**
 * The buyer's way to the bank and back. These routes have no session, because the bank posts from another
 * site.
 */
@Controller('odeme')
export class BankController {
  constructor(
    private readonly attempts: PaymentAttemptsService,
    private readonly bankReturn: BankReturnService,
    private readonly links: OrderLinksService,
    private readonly paymentLinks: PaymentLinkAddressesService,
  ) {}

  /** Shows the bank's page; when it can no longer be used, redirects to the page of the order or of the payment link. */
  @Get('3d/:attemptId')
  async show(@Param('attemptId') attemptId: string, @Res() response: Response): Promise<void> {
    const attempt = isUUID(attemptId) ? await this.attempts.findById(attemptId) : null;
    if (!attempt) throw new AppError('payment_not_found');
    const page = await this.attempts.findBankPage(attemptId);
    response.set('Cache-Control', 'no-store');
    if (page === null) {
      response.redirect(303, await this.pageOf(attempt));
      return;
    }
    response.set('Content-Security-Policy', BANK_PAGE_POLICY);
    // The bank's page opens other sites and is opened by them.
    response.removeHeader('Cross-Origin-Opener-Policy');
    response.type('html').send(page);
  }

  @Post('donus')
  @Redirect('/', 303)
  async receive(@Body() fields: unknown): Promise<{ url: string }> {
    return { url: await this.pageOf(await this.bankReturn.receive(fields)) };
  }

  /** Receives notices from iyzico's servers, which are signed in their headers. */
  @Post('bildirim')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  async notice(
    @Headers() headers: Record<string, string | undefined>,
    @Body() body: unknown,
  ): Promise<{ success: true }> {
    await this.bankReturn.receiveNotice(headers, body);
    return { success: true };
  }

  private async pageOf({ orderId, paymentLinkId }: PaymentAttempt): Promise<string> {
    return paymentLinkId === null ? this.links.pathOf(orderId) : this.paymentLinks.pathOf(paymentLinkId);
  }
}
