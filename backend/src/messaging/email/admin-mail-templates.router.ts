import { Injectable } from '@nestjs/common';
import { ReadRecordDto } from '../../../contract/admin/record.dto.js';
import {
  MailKindDto,
  PreviewTemplateDto,
  SaveTemplateDto,
  SwitchTemplateDto,
} from '../../../contract/messaging/email/mail-template.dto.js';
import { adminProcedure, adminSends, adminSendsLongText } from '../../api/trpc.js';
import { CustomTemplatesService } from '../../notifications/custom-templates/custom-templates.service.js';
import { PreviewTemplatesService } from '../../notifications/custom-templates/preview-templates.service.js';

/** The calls of `admin.email` about templates. */
@Injectable()
export class AdminMailTemplatesRouter {
  constructor(
    private readonly templates: CustomTemplatesService,
    private readonly previews: PreviewTemplatesService,
  ) {}

  readonly procedures = {
    templates: adminProcedure('mail.manage').query(() => this.templates.list()),
    templateExamples: adminSends('mail.manage', MailKindDto).query(({ input }) =>
      this.previews.examples(input.kind),
    ),
    // A mutation only because a body is too long for an address.
    previewTemplate: adminSendsLongText('mail.manage', PreviewTemplateDto).mutation(({ input }) =>
      this.previews.preview(input),
    ),
    saveTemplate: adminSendsLongText('mail.manage', SaveTemplateDto).mutation(({ ctx, input }) =>
      this.templates.save(ctx.actor, input),
    ),
    switchTemplate: adminSends('mail.manage', SwitchTemplateDto).mutation(({ ctx, input }) =>
      this.templates.setActive(ctx.actor, input),
    ),
    removeTemplate: adminSends('mail.manage', ReadRecordDto).mutation(({ ctx, input }) =>
      this.templates.remove(ctx.actor, input),
    ),
  };
}
