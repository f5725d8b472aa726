import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { LogEventName } from '../../contract/activity-log/log-event-name.js';
import { AdminChangesService } from '../activity-log/admin-changes.service.js';
import { type AdminNotice, AdminNoticesService } from '../admin/admin-notices.service.js';
import type { Service } from '../platform/service-accounts/service-account.entity.js';
import {
  type NewAccount,
  ServiceAccountsService,
} from '../platform/service-accounts/service-accounts.service.js';
import type { Actor } from '../platform/sessions/actor.js';
import { ACCOUNT_WORDS } from './account-words.js';

interface Told {
  readonly service: Service;
  readonly event: LogEventName;
  readonly notice: Omit<AdminNotice, 'actor'>;
  readonly before: { readonly address: string } | null;
  readonly after: { readonly address: string } | null;
}

/** Replaces or removes the account with a service. The log learns it without any secret, and super admins by mail. */
@Injectable()
export class ChangeAccountService {
  constructor(
    private readonly accounts: ServiceAccountsService,
    private readonly changes: AdminChangesService,
    private readonly notices: AdminNoticesService,
  ) {}

  /** Throws changed_meanwhile. */
  async replace(manager: EntityManager, actor: Actor, account: NewAccount): Promise<void> {
    const { service, address } = account;
    const before = await this.accounts.latest(service);
    await this.accounts.replace(manager, account);
    await this.tell(manager, actor, {
      service,
      ...ACCOUNT_WORDS[service].changed,
      before,
      after: { address },
    });
  }

  /** Throws changed_meanwhile. */
  async remove(
    manager: EntityManager,
    actor: Actor,
    { service, accountId }: { readonly service: Service; readonly accountId: string },
  ): Promise<void> {
    const before = await this.accounts.latest(service);
    await this.accounts.remove(manager, service, accountId);
    await this.tell(manager, actor, { service, ...ACCOUNT_WORDS[service].removed, before, after: null });
  }

  private async tell(manager: EntityManager, actor: Actor, told: Told): Promise<void> {
    const { service, event, notice, before, after } = told;
    await this.changes.record(manager, actor, {
      event,
      label: ACCOUNT_WORDS[service].label,
      type: 'security_alert',
      recordKind: 'service_account',
      recordId: service,
      before: before && { address: before.address, areKeysNew: false },
      after: after && { address: after.address, areKeysNew: true },
    });
    await this.notices.tellSuperAdmins(manager, { ...notice, actor });
  }
}
