import { Inject, Injectable } from '@nestjs/common';
import { EmailSettingsDto, TestConnectionDto, TestMailDto } from '../../contract/email/email-settings.dto.js';
import { dtoInput } from '../api/dto-input.js';
import { adminProcedure, router } from '../api/trpc.js';
import { EmailSettings } from './email-settings.service.js';
import { MailChecks } from './mail-checks.service.js';
import { TestMails } from './test-mails.service.js';

@Injectable()
export class AdminEmailRouter {
  constructor(
    @Inject(EmailSettings) private readonly settings: EmailSettings,
    @Inject(MailChecks) private readonly checks: MailChecks,
    @Inject(TestMails) private readonly testMails: TestMails,
  ) {}

  readonly router = router({
    settings: adminProcedure.query(() => this.settings.read()),
    saveSettings: adminProcedure
      .input(dtoInput(EmailSettingsDto))
      .mutation(({ ctx, input }) => this.settings.save(ctx.actor, input)),
    checkConnections: adminProcedure.mutation(() => this.checks.checkAll()),
    prove: adminProcedure
      .input(dtoInput(TestConnectionDto))
      .mutation(({ input }) => this.testMails.prove(input.testEmail)),
    sendTest: adminProcedure.input(dtoInput(TestMailDto)).mutation(({ input }) => this.testMails.send(input)),
  });
}
