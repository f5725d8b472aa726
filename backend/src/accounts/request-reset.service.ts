import { randomBytes, randomUUID } from 'node:crypto';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { AppError } from '../../contract/app-error.js';
import { MailOutbox } from '../notifications/mail-outbox.js';
import { Clock } from '../platform/clock.js';
import { JobOutbox } from '../platform/jobs/job-outbox.js';
import { JobRegistry } from '../platform/jobs/job-registry.js';
import { CustomerQueries } from './customer-queries.service.js';
import { PasswordReset } from './password-reset.entity.js';
import { tokenHash } from './secret-hash.js';

const SEND_RESET_JOB = 'accounts.send-reset';
const RESET_MINUTES = 60;
const TOKEN_BYTES = 32;

interface SendReset {
  readonly requestId: string;
  /** Null for an address without an account. No address: a job outlives the account that it is about. */
  readonly customerId: string | null;
}

/** The mail that leads to a new password. A job is written either way, so that no answer and no time tells which. */
@Injectable()
export class RequestResetService implements OnModuleInit {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @Inject(CustomerQueries) private readonly customers: CustomerQueries,
    @Inject(MailOutbox) private readonly mails: MailOutbox,
    @Inject(JobOutbox) private readonly jobs: JobOutbox,
    @Inject(JobRegistry) private readonly registry: JobRegistry,
    @Inject(Clock) private readonly clock: Clock,
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

  private async send(payload: unknown): Promise<void> {
    if (!isSendReset(payload)) throw new AppError('malformed_request');
    const { requestId, customerId } = payload;
    if (customerId === null) return;
    await this.dataSource.transaction(async (manager) => {
      const customer = await this.customers.findById(manager, customerId);
      if (!customer) return;
      const token = await this.newToken(manager, customer.id);
      await this.mails.queue(manager, {
        dedupeKey: `password-reset:${requestId}`,
        template: 'password-reset',
        recipient: customer.email,
        payload: {
          firstName: customer.firstName,
          resetUrl: `/reset-password?token=${token}`,
          minutes: RESET_MINUTES,
        },
      });
    });
  }

  /** Known in full only to the mail. */
  private async newToken(manager: EntityManager, customerId: string): Promise<string> {
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const expiresAt = new Date(this.clock.now().getTime() + RESET_MINUTES * 60_000);
    await manager.insert(PasswordReset, { tokenHash: tokenHash(token), customerId, expiresAt });
    return token;
  }
}

function isSendReset(payload: unknown): payload is SendReset {
  const { requestId, customerId } = (payload ?? {}) as Partial<SendReset>;
  return typeof requestId === 'string' && (customerId === null || typeof customerId === 'string');
}
