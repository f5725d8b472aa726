import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AdminChangesService } from '../activity-log/admin-changes.service.js';
import type { Service } from '../platform/service-accounts/service-account.entity.js';
import {
  type NewAccount,
  ServiceAccountsService,
} from '../platform/service-accounts/service-accounts.service.js';
import type { Actor } from '../platform/sessions/actor.js';

const EVENTS = {
  iyzico: { event: 'iyzico_account_changed', label: 'iyzico' },
  netgsm: { event: 'sms_account_changed', label: 'Netgsm' },
} as const satisfies Record<Service, unknown>;

/** Replaces the account with a service, and records that it was replaced without any of its secrets. */
@Injectable()
export class RecordAccountService {
  constructor(
    private readonly accounts: ServiceAccountsService,
    private readonly changes: AdminChangesService,
  ) {}

  /** Throws changed_meanwhile. */
  async replace(manager: EntityManager, actor: Actor, account: NewAccount): Promise<void> {
    const { service, address } = account;
    const before = await this.accounts.latest(service);
    await this.accounts.replace(manager, account);
    await this.changes.record(manager, actor, {
      ...EVENTS[service],
      type: 'security_alert',
      recordKind: 'service_account',
      recordId: service,
      before: before && { address: before.address, areKeysNew: false },
      after: { address, areKeysNew: true },
    });
  }
}
