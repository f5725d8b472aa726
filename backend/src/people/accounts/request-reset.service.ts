import { randomUUID } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AppError } from '../../../contract/app-error.js';
import { MailOutbox } from '../../notifications/mail/mail-outbox.js';
import { JobOutbox } from '../../platform/jobs/job-outbox.js';
import { JobRegistry } from '../../platform/jobs/job-registry.js';
import { CustomerQueriesService } from './customer-queries.service.js';
import { CustomerRecordsService } from './customer-records.service.js';
import { ResetLinksService } from './reset-links.service.js';

export const SEND_RESET_JOB = 'accounts.send-reset';
const RESET_MINUTES = 60;

export interface SendReset {
  readonly requestId: string;
  /**
   * Null for an address without an account. The address itself is left out, because jobs outlive accounts.
   */
  readonly customerId: string | null;
}

/**
 * Mails reset links. A job is written in both cases, so that neither answer nor time tells whether the
 * account exists.
 */
@Injectable()
export class RequestResetService implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly customers: CustomerQueriesService,
    private readonly records: CustomerRecordsService,
    private readonly links: ResetLinksService,
    private readonly mails: MailOutbox,
    private readonly jobs: JobOutbox,
    private readonly registry: JobRegistry,
  ) {}

  onModuleInit(): void {
    this.registry.handle(SEND_RESET_JOB, (payload) => this.send(payload));
  }

  async request(email: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const customer = await this.customers.findByEmail(manager, email);
      const payload: SendReset = { requestId: randomUUID(), customerId: customer?.id ?? null };
      await this.jobs.add(manager, { name: SEND_RESET_JOB, payload });
    });
  }

  /** One mail for each request, however often the job runs. */
  async send(payload: unknown): Promise<void> {
    if (!isSendReset(payload)) throw new AppError('malformed_request');
    const { customerId } = payload;
    if (customerId === null) return;
    await this.dataSource.transaction(async (manager) => {
      // Locked, so that the link belongs to the address to which it is mailed.
      const customer = await this.records.holdIfThere(manager, customerId);
      if (!customer) return;
      const { email } = customer;
      await this.mails.queue(manager, {
        dedupeKey: resetMailKey(payload),
        template: 'password-reset',
        recipient: email,
        payload: {
          firstName: customer.firstName,
          resetUrl: await this.links.create(manager, { customerId, email, minutes: RESET_MINUTES }),
          minutes: RESET_MINUTES,
        },
      });
    });
  }
}

/** The dedupe key of the mail. */
export function resetMailKey({ requestId }: SendReset): string {
  return `password-reset:${requestId}`;
}

export function isSendReset(payload: unknown): payload is SendReset {
  const { requestId, customerId } = (payload ?? {}) as Partial<SendReset>;
  return typeof requestId === 'string' && (customerId === null || typeof customerId === 'string');
}
