import { Injectable } from '@nestjs/common';
import type { CustomerView, RegistrationView } from '../../../contract/people/account.views.js';
import { RegisterBuyerDto } from '../../../contract/people/register-buyer.dto.js';
import { RegisterDto } from '../../../contract/people/register.dto.js';
import { EmailDto, RegistrationCodeDto } from '../../../contract/people/verification.dto.js';
import { anybodySends, router } from '../../api/trpc.js';
import { customerView } from './customer.mapper.js';
import { FinishRegistrationService } from './finish-registration.service.js';
import type { Registered } from './start-registration.service.js';
import { RegisterBuyerService } from './register-buyer.service.js';
import { RegisterService } from './register.service.js';

@Injectable()
export class RegistrationRouter {
  constructor(
    private readonly registration: RegisterService,
    private readonly buyers: RegisterBuyerService,
    private readonly finishing: FinishRegistrationService,
  ) {}

  readonly router = router({
    register: anybodySends(RegisterDto).mutation(async ({ input, ctx }): Promise<RegistrationView> =>
      registrationView(await this.registration.register(ctx.visit, input)),
    ),
    registerBuyer: anybodySends(RegisterBuyerDto).mutation(
      async ({ input, ctx }): Promise<RegistrationView> =>
        registrationView(await this.buyers.register(ctx.visit, input)),
    ),
    verify: anybodySends(RegistrationCodeDto).mutation(async ({ input, ctx }): Promise<CustomerView> =>
      customerView(await this.finishing.finish(ctx.visit, input)),
    ),
    resend: anybodySends(EmailDto).mutation(({ input, ctx }) =>
      this.finishing.resend(ctx.visit, input.email),
    ),
  });
}

function registrationView(registered: Registered): RegistrationView {
  return registered.status === 'registered'
    ? { status: 'registered', customer: customerView(registered.customer) }
    : registered;
}
