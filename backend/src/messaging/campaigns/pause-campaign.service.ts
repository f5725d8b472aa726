import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AppError } from '../../../contract/app-error.js';
import type { CampaignAction } from '../../../contract/messaging/email/bulk-mail.dto.js';
import type { CampaignStatus } from '../../../contract/messaging/email/bulk-mail.js';
import { AdminChangesService } from '../../activity-log/admin-changes.service.js';
import { CampaignOutbox } from '../../notifications/mail/campaign-outbox.js';
import { JobOutbox } from '../../platform/jobs/job-outbox.js';
import type { Actor } from '../../platform/sessions/actor.js';
import { DELIVER_CAMPAIGNS_JOB } from './deliver-campaigns.service.js';
import { EndCampaignsService } from './end-campaigns.service.js';

const TRANSITIONS: Record<
  CampaignAction,
  { readonly from: readonly CampaignStatus[]; readonly to: CampaignStatus }
> = {
  pause: { from: ['running'], to: 'paused' },
  resume: { from: ['paused'], to: 'running' },
  stop: { from: ['running', 'paused'], to: 'stopped' },
};

/** Pauses a bulk mail, resumes it, or stops it for good. */
@Injectable()
export class PauseCampaignService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly changes: AdminChangesService,
    private readonly jobs: JobOutbox,
    private readonly mails: CampaignOutbox,
    private readonly endings: EndCampaignsService,
  ) {}

  /**
   * Mails that a worker is just sending still go out. Throws bulk_mail_not_in_state, also when all recipients
   * have been served.
   */
  async apply(
    actor: Actor,
    { id, action }: { readonly id: string; readonly action: CampaignAction },
  ): Promise<void> {
    const { from, to } = TRANSITIONS[action];
    await this.dataSource.transaction(async (manager) => {
      await manager.query('SELECT FROM campaign WHERE id = $1 FOR UPDATE', [id]);
      await this.endings.endIfDone(manager, id);
      const [changed] = await manager.query<[{ subject: string }[], number]>(
        `UPDATE campaign SET status = $2
         WHERE id = $1 AND body_html IS NOT NULL AND ended_at IS NULL AND status = ANY ($3) RETURNING subject`,
        [id, to, from],
      );
      const [campaign] = changed;
      if (!campaign) throw new AppError('bulk_mail_not_in_state');
      await this.updateMails(manager, id, action);
      await this.changes.record(manager, actor, {
        event: `bulk_mail_${action}`,
        recordKind: 'bulk_mail',
        recordId: id,
        label: campaign.subject,
        before: null,
        after: { status: to },
      });
    });
  }

  private async updateMails(manager: EntityManager, id: string, action: CampaignAction): Promise<void> {
    await this.mails.apply(manager, id, action);
    if (action === 'resume') await this.jobs.add(manager, { name: DELIVER_CAMPAIGNS_JOB, payload: {} });
    if (action !== 'stop') return;
    await manager.query('DELETE FROM campaign_recipient WHERE campaign_id = $1', [id]);
    await this.endings.endIfDone(manager, id);
  }
}
