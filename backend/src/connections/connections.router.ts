import { Injectable } from '@nestjs/common';
import { SaveIyzicoAccountDto } from '../../contract/connections/iyzico-account.dto.js';
import { AdminQueriesService } from '../admin/admin-queries.service.js';
import { dtoInput } from '../api/dto-input.js';
import { router, superAdminProcedure } from '../api/trpc.js';
import { IyzicoAccountService } from './iyzico/iyzico-account.service.js';

/** The services to which the shop is connected. Only super admins see and change them. */
@Injectable()
export class ConnectionsRouter {
  constructor(
    private readonly admins: AdminQueriesService,
    private readonly iyzico: IyzicoAccountService,
  ) {}

  private readonly superAdmins = superAdminProcedure((adminId) => this.admins.isSuper(adminId));

  readonly router = router({
    iyzico: this.superAdmins.query(() => this.iyzico.view()),
    checkIyzico: this.superAdmins.mutation(() => this.iyzico.check()),
    saveIyzico: this.superAdmins
      .input(dtoInput(SaveIyzicoAccountDto))
      .mutation(({ ctx, input }) => this.iyzico.save(ctx.actor, input)),
  });
}
