import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import type { Request } from 'express';
import {
  RequestResetDto,
  ResetPasswordDto,
  ResetTokenDto,
} from '../../../contract/people/password-reset.dto.js';
import { AppError } from '../../../contract/app-error.js';
import { ForgottenPasswordService } from '../../people/accounts/forgotten-password.service.js';
import { dtoInput } from '../../api/dto-input.js';
import { Visit } from '../../platform/sessions/visit.js';
import { actionOf } from '../http/action-of.js';

const readRequest = dtoInput(RequestResetDto, { dropsUnknownFields: true });
const readToken = dtoInput(ResetTokenDto, { dropsUnknownFields: true });
const readReset = dtoInput(ResetPasswordDto, { dropsUnknownFields: true });

/** POST /api/password_reset.php, by `action`: request_reset, verify_token, reset_password. */
@Controller('api/password_reset.php')
export class PasswordResetController {
  constructor(private readonly service: ForgottenPasswordService) {}

  @Post()
  @HttpCode(200)
  async act(@Body() body: unknown, @Req() request: Request) {
    const visit = new Visit(request);
    switch (actionOf(body)) {
      case 'request_reset':
        return this.request(visit, body);
      case 'verify_token':
        return this.check(visit, body);
      case 'reset_password':
        return this.reset(visit, body);
      default:
        throw new AppError('malformed_request');
    }
  }

  private async request(visit: Visit, body: unknown) {
    await this.service.request(visit, readRequest(body).email);
    return {
      success: true,
      message: 'Bu adresle bir hesap varsa, şifrenizi yenileyeceğiniz bağlantıyı gönderdik.',
    };
  }

  private async check(visit: Visit, body: unknown) {
    const { email, firstName, lastName } = await this.service.check(visit, readToken(body).token);
    return { success: true, email, user_name: `${firstName} ${lastName}` };
  }

  private async reset(visit: Visit, body: unknown) {
    await this.service.reset(visit, readReset(body));
    return { success: true, message: 'Şifreniz yenilendi. Yeni şifrenizle giriş yapabilirsiniz.' };
  }
}
