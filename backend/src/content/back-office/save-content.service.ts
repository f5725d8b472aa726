import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { contentItemId } from '../../../contract/content/admin-content.views.js';
import { isContractText } from '../../../contract/content/contract-text.js';
import { AdminChangesService } from '../../activity-log/admin-changes.service.js';
import type { Actor } from '../../platform/sessions/actor.js';
import { type ContentChange, WriteContentService } from '../write-content.service.js';
import { WriteContractService, type WritingOptions } from './write-contract.service.js';

@Injectable()
export class SaveContentService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly content: WriteContentService,
    private readonly changes: AdminChangesService,
    private readonly contract: WriteContractService,
  ) {}

  /**
   * Saves a text of the site, with an entry in the log. Throws the errors of WriteContentService, and for the contract
   * those of WriteContractService.
   */
  async save(actor: Actor, change: ContentChange, options: WritingOptions = {}): Promise<void> {
    if (isContractText(change)) return this.contract.write(actor, change, options);
    const { section, key } = change;
    await this.dataSource.transaction(async (manager) => {
      const { label, before, after } = await this.content.set(manager, actor.adminId, change);
      await this.changes.record(manager, actor, {
        event: after === '' ? 'content_reset' : 'content_changed',
        recordKind: 'content',
        recordId: contentItemId(section, key),
        label,
        before: { content_value: before },
        after: { content_value: after },
      });
    });
  }
}
