import { All, Body, Controller, HttpCode, Inject, Post, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { RestResendDto } from '../../contract/accounts/verification.dto.js';
import { ProveAddressService } from '../accounts/prove-address.service.js';
import { dtoInput } from '../api/dto-input.js';
import { VerifyAddressService } from '../customer-account/verify-address.service.js';
import { Visit } from '../platform/sessions/visit.js';
import { refuseOtherMethods } from './read-methods.js';
import { signedInCustomer } from './signed-in-customer.js';

const readResend = dtoInput(RestResendDto, { dropsUnknownFields: true });

/**
 * POST /api/email_verification.php, action=resend_code. A code for an account goes to the account's own address, whatever
 * address was sent along.
 */
@Controller('api/email_verification.php')
export class EmailVerificationController {
  constructor(
    @Inject(ProveAddressService) private readonly proof: ProveAddressService,
    @Inject(VerifyAddressService) private readonly address: VerifyAddressService,
  ) {}

  @Post()
  @HttpCode(200)
  async resend(
    @Body() body: unknown,
    @Req() request: Request,
  ): Promise<{ readonly success: true; readonly message: string }> {
    const { email, type } = readResend(body);
    if (type === 'account') await this.address.sendCode(signedInCustomer(request));
    else await this.proof.resend(new Visit(request), email);
    return { success: true, message: 'Yeni kodunuz yolda. Gelen kutunuza bakın.' };
  }

  @All()
  refuse(@Res({ passthrough: true }) response: Response): never {
    refuseOtherMethods(response, 'POST');
  }
}
