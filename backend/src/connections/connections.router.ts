import { Injectable } from '@nestjs/common';
import { RemoveAccountDto } from '../../contract/connections/remove-account.dto.js';
import { SaveGeliverAccountDto } from '../../contract/connections/geliver-account.dto.js';
import { SaveIyzicoAccountDto } from '../../contract/connections/iyzico-account.dto.js';
import { SaveIysAccountDto } from '../../contract/connections/iys-account.dto.js';
import { SaveSmsAccountDto } from '../../contract/connections/sms-account.dto.js';
import { SaveParasutAccountDto } from '../../contract/connections/parasut-account.dto.js';
import { adminProcedure, adminSends, router } from '../api/trpc.js';
import { CheckDomainService } from './domain/check-domain.service.js';
import { GeliverAccountService } from './geliver/geliver-account.service.js';
import { IysAccountService } from './iys/iys-account.service.js';
import { IyzicoAccountService } from './iyzico/iyzico-account.service.js';
import { ParasutAccountService } from './parasut/parasut-account.service.js';
import { ServiceStatesService } from './services/service-states.service.js';
import { SmsAccountService } from './sms/sms-account.service.js';

/** The services to which the shop is connected. Only super admins see and change them. */
@Injectable()
export class ConnectionsRouter {
  constructor(
    private readonly iys: IysAccountService,
    private readonly iyzico: IyzicoAccountService,
    private readonly parasut: ParasutAccountService,
    private readonly sms: SmsAccountService,
    private readonly geliver: GeliverAccountService,
    private readonly domain: CheckDomainService,
    private readonly services: ServiceStatesService,
  ) {}

  readonly router = router({
    iyzico: adminProcedure('connections.manage').query(() => this.iyzico.view()),
    checkIyzico: adminProcedure('connections.manage').mutation(() => this.iyzico.check()),
    saveIyzico: adminSends('connections.manage', SaveIyzicoAccountDto).mutation(({ ctx, input }) =>
      this.iyzico.save(ctx.actor, input),
    ),
    removeIyzico: adminSends('connections.manage', RemoveAccountDto).mutation(({ ctx, input }) =>
      this.iyzico.remove(ctx.actor, input),
    ),
    geliver: adminProcedure('connections.manage').query(() => this.geliver.view()),
    checkGeliver: adminProcedure('connections.manage').mutation(() => this.geliver.check()),
    saveGeliver: adminSends('connections.manage', SaveGeliverAccountDto).mutation(({ ctx, input }) =>
      this.geliver.save(ctx.actor, input),
    ),
    removeGeliver: adminSends('connections.manage', RemoveAccountDto).mutation(({ ctx, input }) =>
      this.geliver.remove(ctx.actor, input),
    ),
    iys: adminProcedure('connections.manage').query(() => this.iys.view()),
    checkIys: adminProcedure('connections.manage').mutation(() => this.iys.check()),
    saveIys: adminSends('connections.manage', SaveIysAccountDto).mutation(({ ctx, input }) =>
      this.iys.save(ctx.actor, input),
    ),
    removeIys: adminSends('connections.manage', RemoveAccountDto).mutation(({ ctx, input }) =>
      this.iys.remove(ctx.actor, input),
    ),
    tellIysAgain: adminProcedure('connections.manage').mutation(() => this.iys.tryRefusedAgain()),
    services: adminProcedure('connections.manage').query(() => this.services.view()),
    tryMail: adminProcedure('connections.manage').mutation(() => this.services.tryMail()),
    tryStorage: adminProcedure('connections.manage').mutation(() => this.services.tryStorage()),
    domain: adminProcedure('connections.manage').query(() => this.domain.view()),
    measureDomain: adminProcedure('connections.manage').mutation(() => this.domain.measure()),
    parasut: adminProcedure('connections.manage').query(() => this.parasut.view()),
    checkParasut: adminProcedure('connections.manage').mutation(() => this.parasut.check()),
    saveParasut: adminSends('connections.manage', SaveParasutAccountDto).mutation(({ ctx, input }) =>
      this.parasut.save(ctx.actor, input),
    ),
    removeParasut: adminSends('connections.manage', RemoveAccountDto).mutation(({ ctx, input }) =>
      this.parasut.remove(ctx.actor, input),
    ),
    sms: adminProcedure('connections.manage').query(() => this.sms.view()),
    checkSms: adminProcedure('connections.manage').mutation(() => this.sms.check()),
    saveSms: adminSends('connections.manage', SaveSmsAccountDto).mutation(({ ctx, input }) =>
      this.sms.save(ctx.actor, input),
    ),
    removeSms: adminSends('connections.manage', RemoveAccountDto).mutation(({ ctx, input }) =>
      this.sms.remove(ctx.actor, input),
    ),
  });
}
