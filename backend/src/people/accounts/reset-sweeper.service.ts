import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { MailOutbox } from '../../notifications/mail/mail-outbox.js';
import { Settings } from '../../platform/config/settings.js';
import { JobOutbox } from '../../platform/jobs/job-outbox.js';
import { JobRegistry } from '../../platform/jobs/job-registry.js';
import { Log } from '../../platform/logging/log.js';
import {
  isSendReset,
  RequestResetService,
  resetMailKey,
  SEND_RESET_JOB,
  type SendReset,
} from './request-reset.service.js';

/** Sends links whose job was lost together with the queue; those already sent have a mail. */
@Injectable()
export class ResetSweeperService implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly jobs: JobOutbox,
    private readonly mails: MailOutbox,
    private readonly resets: RequestResetService,
    private readonly registry: JobRegistry,
    private readonly settings: Settings,
    private readonly log: Log,
  ) {}

  onModuleInit(): void {
    this.registry.schedule({
      name: 'accounts.reset-sweep',
      everySeconds: this.settings.SWEEP_SECONDS,
      run: () => this.sweep(),
    });
  }

  async sweep(): Promise<void> {
    const { manager } = this.dataSource;
    const handedOver = await this.jobs.handedOver(manager, SEND_RESET_JOB);
    const asks = handedOver.filter(isSendReset).filter(({ customerId }) => customerId !== null);
    const unsent = new Set(await this.mails.unknown(manager, asks.map(resetMailKey)));
    for (const ask of asks) if (unsent.has(resetMailKey(ask))) await this.send(ask);
  }

  /** Failures are logged, so that one link does not delay the others. */
  private async send(ask: SendReset): Promise<void> {
    try {
      await this.resets.send(ask);
    } catch (cause) {
      this.log.error('A link for a new password could not be sent; it will be tried again.', {
        askId: ask.requestId,
        cause,
      });
    }
  }
}
