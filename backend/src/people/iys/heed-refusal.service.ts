import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { NewsletterMembersService } from '../../messaging/newsletter/newsletter-members.service.js';
import { Log } from '../../platform/logging/log.js';
import { ConsentsService } from '../consents/consents.service.js';
import type { IysRecord } from './iys-api.js';

/** Turns a refusal that was made at İYS into a withdrawal here. */
@Injectable()
export class HeedRefusalService {
  constructor(
    private readonly consents: ConsentsService,
    private readonly members: NewsletterMembersService,
    private readonly log: Log,
  ) {}

  /** A consent that was given here after the refusal there stands. */
  async heed(manager: EntityManager, { recipient, type, status, consentDate }: IysRecord): Promise<void> {
    if (status !== 'RET') return;
    const channel = type === 'MESAJ' ? 'sms' : 'email';
    const given = await manager.query<{ address: string }[]>(
      `SELECT address FROM (
         SELECT DISTINCT ON (address) address, is_given, recorded_at, phone FROM consent
         WHERE purpose = 'commercial' AND channel = $1 AND address IN (
           SELECT address FROM consent WHERE channel = $1 AND coalesce(phone, address) = lower($2))
         ORDER BY address, position DESC) latest
       WHERE is_given AND coalesce(phone, address) = lower($2)
         AND date_trunc('second', recorded_at) <= $3::timestamp AT TIME ZONE 'Europe/Istanbul'
       ORDER BY address`,
      [channel, recipient, consentDate],
    );
    for (const { address } of given) {
      await this.consents.lockAddress(manager, { address });
      if (channel === 'email') await this.members.change(manager, address, false);
      await this.consents.withdraw(
        manager,
        { address, purpose: 'commercial', channel },
        { source: 'iys', ipAddress: null },
      );
      this.log.log('A refusal at İYS withdrew a consent.', { channel });
    }
  }
}
