import { Body, Controller, Delete, Get, HttpCode, Post, Query, Req } from '@nestjs/common';
import type { Request } from 'express';
import { DataSource } from 'typeorm';
import { RegisterDto } from '../../../contract/people/register.dto.js';
import { SignInDto } from '../../../contract/people/sign-in.dto.js';
import { RegistrationCodeDto } from '../../../contract/people/verification.dto.js';
import { AppError } from '../../../contract/app-error.js';
import { CustomerQueriesService } from '../../people/accounts/customer-queries.service.js';
import { FinishRegistrationService } from '../../people/accounts/finish-registration.service.js';
import { RegisterService } from '../../people/accounts/register.service.js';
import { SignInService } from '../../people/accounts/sign-in.service.js';
import { dtoInput } from '../../api/dto-input.js';
import { Visit } from '../../platform/sessions/visit.js';
import { readingDocumented, withDocumentedNames } from '../documented-names.js';
import { restUser } from './rest-user.js';

const NAMES = {
  firstName: 'first_name',
  lastName: 'last_name',
  captchaAnswer: 'captcha_answer',
  code: 'verification_code',
};
const readSignIn = readingDocumented(dtoInput(SignInDto, { dropsUnknownFields: true }), NAMES);
const readRegistration = readingDocumented(dtoInput(RegisterDto, { dropsUnknownFields: true }), NAMES);
const readCode = readingDocumented(dtoInput(RegistrationCodeDto, { dropsUnknownFields: true }), NAMES);

/** /api/auth.php: session check, sign-out, and by `action` login, register, complete_registration. */
@Controller('api/auth.php')
export class AuthController {
  constructor(
    private readonly dataSource: DataSource,
    private readonly customers: CustomerQueriesService,
    private readonly signIn: SignInService,
    private readonly registration: RegisterService,
    private readonly finishing: FinishRegistrationService,
  ) {}

  @Get()
  async check(@Req() request: Request) {
    const { customerId } = new Visit(request);
    const customer = customerId && (await this.customers.findById(this.dataSource.manager, customerId));
    return { success: true, authenticated: Boolean(customer), user: customer ? restUser(customer) : null };
  }

  @Delete()
  async signOut(@Req() request: Request) {
    await new Visit(request).signOut('customer');
    return { success: true };
  }

  @Post()
  @HttpCode(200)
  async act(@Query('action') action: unknown, @Body() body: unknown, @Req() request: Request) {
    const visit = new Visit(request);
    if (action === 'login') return this.login(visit, body);
    if (action === 'register') return this.register(visit, body);
    if (action === 'complete_registration') return this.complete(visit, body);
    throw new AppError('malformed_request');
  }

  private async login(visit: Visit, body: unknown) {
    const requested = readSignIn(body);
    return signedIn(await withDocumentedNames(NAMES, () => this.signIn.signIn(visit, requested)));
  }

  private async register(visit: Visit, body: unknown) {
    const requested = readRegistration(body);
    const registered = await withDocumentedNames(NAMES, () => this.registration.register(visit, requested));
    if (registered.status === 'registered') return signedIn(registered.customer);
    const { email } = registered;
    return { success: true, email_verification_required: true, requires_verification: true, email };
  }

  private async complete(visit: Visit, body: unknown) {
    return signedIn(await this.finishing.finish(visit, readCode(body)));
  }
}

function signedIn(customer: Parameters<typeof restUser>[0]) {
  return { success: true, user: restUser(customer), logged_in: true };
}
