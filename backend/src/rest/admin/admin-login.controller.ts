import { Body, Controller, Delete, Get, HttpCode, Post, Query, Req } from '@nestjs/common';
import type { Request } from 'express';
import { AdminCodeDto, AdminSignInDto } from '../../../contract/admin/admin-sign-in.dto.js';
import type { AdminSignIn } from '../../../contract/admin/admin.views.js';
import { AppError } from '../../../contract/app-error.js';
import { SignInAdminService } from '../../admin/sign-in-admin.service.js';
import { dtoInput } from '../../api/dto-input.js';
import { CaptchaService } from '../../captcha/captcha.service.js';
import { Visit } from '../../platform/sessions/visit.js';
import { readingDocumented } from '../documented-names.js';
import { actionOf } from '../http/action-of.js';

const readSignIn = dtoInput(AdminSignInDto, { dropsUnknownFields: true });
const readCode = readingDocumented(dtoInput(AdminCodeDto, { dropsUnknownFields: true }), {
  adminId: 'admin_id',
});

/** /api/admin_login.php: session check, sign-in, its second step by `action=verify_2fa`, sign-out. */
@Controller('api/admin_login.php')
export class AdminLoginController {
  constructor(
    private readonly admins: SignInAdminService,
    private readonly captcha: CaptchaService,
  ) {}

  @Get()
  async check(@Query('check_captcha') asks: unknown, @Req() request: Request) {
    const visit = new Visit(request);
    const session = { success: true, authenticated: visit.adminId !== null } as const;
    if (asks !== '1') return session;
    return { ...session, captcha_verified: await this.captcha.isSolved(visit) };
  }

  @Post()
  @HttpCode(200)
  async act(@Query('action') requested: unknown, @Body() body: unknown, @Req() request: Request) {
    const visit = new Visit(request);
    const action = requested ?? actionOf(body);
    if (action === undefined) return documented(await this.admins.signIn(visit, readSignIn(body)));
    if (action === 'verify_2fa') return documented(await this.admins.verifyCode(visit, readCode(body)));
    throw new AppError('malformed_request');
  }

  @Delete()
  async signOut(@Req() request: Request) {
    await this.admins.signOut(new Visit(request));
    return { success: true };
  }
}

function documented(signIn: AdminSignIn) {
  if (signIn.status === 'signed_in') return { success: true, authenticated: true };
  const { adminId, email } = signIn;
  return { success: true, authenticated: false, requires_2fa: true, admin_id: adminId, email };
}
