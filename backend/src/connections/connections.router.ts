import { Injectable } from '@nestjs/common';
import { RemoveAccountDto } from '../../contract/connections/remove-account.dto.js';
import { SaveIyzicoAccountDto } from '../../contract/connections/iyzico-account.dto.js';
import { SaveSmsAccountDto } from '../../contract/connections/sms-account.dto.js';
import { AdminQueriesService } from '../admin/admin-queries.service.js';
import { dtoInput } from '../api/dto-input.js';
import { router, superAdminProcedure } from '../api/trpc.js';
import { CheckDomainService } from './domain/check-domain.service.js';
import { IyzicoAccountService } from './iyzico/iyzico-account.service.js';
import { ServiceStatesService } from './services/service-states.service.js';
import { SmsAccountService } from './sms/sms-account.service.js';

/** The services to which the shop is connected. Only super admins see and change them. */
@Injectable()
export class ConnectionsRouter {
  constructor(
    private readonly admins: AdminQueriesService,
    private readonly iyzico: IyzicoAccountService,
    private readonly sms: SmsAccountService,
    private readonly domain: CheckDomainService,
    private readonly services: ServiceStatesService,
  ) {}

  private readonly superAdmins = superAdminProcedure((adminId) => this.admins.isSuper(adminId));

  readonly router = router({
    iyzico: this.superAdmins.query(() => this.iyzico.view()),
    checkIyzico: this.superAdmins.mutation(() => this.iyzico.check()),
    saveIyzico: this.superAdmins
      .input(dtoInput(SaveIyzicoAccountDto))
      .mutation(({ ctx, input }) => this.iyzico.save(ctx.actor, input)),
    removeIyzico: this.superAdmins
      .input(dtoInput(RemoveAccountDto))
      .mutation(({ ctx, input }) => this.iyzico.remove(ctx.actor, input)),
    services: this.superAdmins.query(() => this.services.view()),
    tryMail: this.superAdmins.mutation(() => this.services.tryMail()),
    tryStorage: this.superAdmins.mutation(() => this.services.tryStorage()),
    domain: this.superAdmins.query(() => this.domain.view()),
    measureDomain: this.superAdmins.mutation(() => this.domain.measure()),
    sms: this.superAdmins.query(() => this.sms.view()),
    checkSms: this.superAdmins.mutation(() => this.sms.check()),
    saveSms: this.superAdmins
      .input(dtoInput(SaveSmsAccountDto))
      .mutation(({ ctx, input }) => this.sms.save(ctx.actor, input)),
    removeSms: this.superAdmins
      .input(dtoInput(RemoveAccountDto))
      .mutation(({ ctx, input }) => this.sms.remove(ctx.actor, input)),
  });
}
