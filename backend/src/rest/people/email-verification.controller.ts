import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import type { Request } from 'express';
import { RestResendDto } from '../../../contract/people/verification.dto.js';
import { FinishRegistrationService } from '../../people/accounts/finish-registration.service.js';
import { dtoInput } from '../../api/dto-input.js';
import { VerifyEmailService } from '../../people/customer-account/verify-email.service.js';
import { Visit } from '../../platform/sessions/visit.js';
import { signedInCustomer } from '../http/signed-in-customer.js';

const readResend = dtoInput(RestResendDto, { dropsUnknownFields: true });

/**
 * POST /api/email_verification.php, action=resend_code. A code for an account is sent to the account's own
 * address; an address in the request is ignored.
 */
@Controller('api/email_verification.php')
export class EmailVerificationController {
  constructor(
    private readonly finishing: FinishRegistrationService,
    private readonly address: VerifyEmailService,
  ) {}

  @Post()
  @HttpCode(200)
  async resend(@Body() body: unknown, @Req() request: Request) {
    const { email, type } = readResend(body);
    if (type === 'account') await this.address.sendCode(signedInCustomer(request));
    else await this.finishing.resend(new Visit(request), email);
    return { success: true, message: 'Yeni kodunuz yolda. Gelen kutunuza bakın.' };
  }
}
