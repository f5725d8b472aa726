import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AppError } from '../../../contract/app-error.js';
import { JobOutbox } from '../../platform/jobs/job-outbox.js';
import { JobRegistry } from '../../platform/jobs/job-registry.js';
import type { PersonKind } from '../../platform/sessions/signed-in.js';
import type { Lock } from './sign-in-attempts.service.js';

const JOBS: Record<PersonKind, string> = {
  customer: 'accounts.tell-locked',
  admin: 'admins.tell-locked',
};

/** The job's payload. The address itself is left out, because jobs outlive accounts. */
interface TellLocked {
  /** Identifies the mail, however often the job runs. */
  readonly noticeId: string;
  /** Null for an address without an account. */
  readonly personId: string | null;
  readonly lock: Lock;
}

export interface LockOutNotice extends TellLocked {
  readonly personId: string;
}

/**
 * Hands over the mail about a lock-out to a job. A job is written whether the address has an account or not, so that
 * the time of the answer does not tell.
 */
@Injectable()
export class LockOutNoticesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly jobs: JobOutbox,
    private readonly registry: JobRegistry,
  ) {}

  /** `send` runs in a transaction. */
  handle(kind: PersonKind, send: (manager: EntityManager, notice: LockOutNotice) => Promise<void>): void {
    this.registry.handle(JOBS[kind], async (payload) => {
      if (!isTellLocked(payload)) throw new AppError('malformed_request');
      const { personId } = payload;
      if (personId === null) return;
      await this.dataSource.transaction((manager) => send(manager, { ...payload, personId }));
    });
  }

  async queue(kind: PersonKind, notice: Omit<TellLocked, 'noticeId'>): Promise<void> {
    const payload: TellLocked = { noticeId: randomUUID(), ...notice };
    await this.dataSource.transaction((manager) => this.jobs.add(manager, { name: JOBS[kind], payload }));
  }
}

function isTellLocked(payload: unknown): payload is TellLocked {
  const { noticeId, personId, lock } = (payload ?? {}) as Partial<TellLocked>;
  const namesPerson = personId === null || typeof personId === 'string';
  return typeof noticeId === 'string' && namesPerson && (lock === 'here' || lock === 'everywhere');
}
