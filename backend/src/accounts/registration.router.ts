import { Inject, Injectable } from '@nestjs/common';
import type { CustomerView, RegistrationView } from '../../contract/accounts/account.views.js';
import { RegisterDto } from '../../contract/accounts/register.dto.js';
import { EmailDto, RegistrationCodeDto } from '../../contract/accounts/verification.dto.js';
import { dtoInput } from '../api/dto-input.js';
import { publicProcedure, router } from '../api/trpc.js';
import { customerView } from './customer.mapper.js';
import { ProveAddressService } from './prove-address.service.js';
import { RegisterService } from './register.service.js';

@Injectable()
export class RegistrationRouter {
  constructor(
    @Inject(RegisterService) private readonly registration: RegisterService,
    @Inject(ProveAddressService) private readonly proof: ProveAddressService,
  ) {}

  readonly router = router({
    register: publicProcedure
      .input(dtoInput(RegisterDto))
      .mutation(async ({ input, ctx }): Promise<RegistrationView> => {
        const registered = await this.registration.register(ctx.visit, input);
        return registered.status === 'registered'
          ? { status: 'registered', customer: customerView(registered.customer) }
          : registered;
      }),
    verify: publicProcedure
      .input(dtoInput(RegistrationCodeDto))
      .mutation(async ({ input, ctx }): Promise<CustomerView> =>
        customerView(await this.proof.prove(ctx.visit, input)),
      ),
    resend: publicProcedure
      .input(dtoInput(EmailDto))
      .mutation(({ input, ctx }) => this.proof.resend(ctx.visit, input.email)),
  });
}
