import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, LessThan } from 'typeorm';
import { Clock } from '../platform/clock.js';
import { JobRegistry } from '../platform/jobs/job-registry.js';
import { PasswordReset } from './password-reset.entity.js';
import { VerificationCode } from './verification-code.entity.js';

/** An ended code is still known for a day, so that its owner reads 'expired' rather than 'wrong'. */
const KEPT_MS = 24 * 3600 * 1000;

/** Codes and links that ended, with what was typed in registrations that nobody finished. */
@Injectable()
export class PruneProofsService implements OnModuleInit {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @Inject(JobRegistry) private readonly jobs: JobRegistry,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.schedule({ name: 'accounts.prune', everySeconds: 3_600, run: () => this.prune() });
  }

  async prune(): Promise<void> {
    const { manager } = this.dataSource;
    const now = this.clock.now().getTime();
    await manager.delete(VerificationCode, { expiresAt: LessThan(new Date(now - KEPT_MS)) });
    await manager.delete(PasswordReset, { expiresAt: LessThan(new Date(now)) });
  }
}
