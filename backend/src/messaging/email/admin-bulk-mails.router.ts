import { Injectable } from '@nestjs/common';
import { PageQuery } from '../../../contract/admin/page.query.js';
import {
  BulkReachQuery,
  ControlBulkMailDto,
  PreviewBulkMailDto,
  StartBulkMailDto,
} from '../../../contract/messaging/email/bulk-mail.dto.js';
import { adminSends, adminSendsLongText } from '../../api/trpc.js';
import { BulkMailsService } from './bulk-mails.service.js';
import { PreviewBulkMailService } from './preview-bulk-mail.service.js';
import { StartBulkMailService } from './start-bulk-mail.service.js';

/** The calls of `admin.email` about bulk mails. */
@Injectable()
export class AdminBulkMailsRouter {
  constructor(
    private readonly bulkMails: BulkMailsService,
    private readonly previews: PreviewBulkMailService,
    private readonly starting: StartBulkMailService,
  ) {}

  readonly procedures = {
    bulkReach: adminSends('mail.manage', BulkReachQuery).query(({ input }) => this.bulkMails.reach(input)),
    bulkMails: adminSends('mail.manage', PageQuery).query(({ input }) => this.bulkMails.list(input)),
    // A mutation only because a body is too long for an address.
    previewBulkMail: adminSendsLongText('mail.manage', PreviewBulkMailDto).mutation(({ input }) =>
      this.previews.preview(input),
    ),
    startBulkMail: adminSendsLongText('mail.manage', StartBulkMailDto).mutation(({ ctx, input }) =>
      this.starting.start(ctx.actor, input),
    ),
    controlBulkMail: adminSends('mail.manage', ControlBulkMailDto).mutation(({ ctx, input }) =>
      this.bulkMails.control(ctx.actor, input),
    ),
  };
}
