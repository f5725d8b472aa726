import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { contentItemId } from '../../../contract/content/admin-content.views.js';
import { AdminChangesService } from '../../activity-log/admin-changes.service.js';
import type { Actor } from '../../platform/sessions/actor.js';
import { type ContentChange, WriteContentService } from '../write-content.service.js';

@Injectable()
export class SaveContentService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly content: WriteContentService,
    private readonly changes: AdminChangesService,
  ) {}

  /** Saves a text of the site, with an entry in the log. Throws the errors of WriteContentService. */
  async save(actor: Actor, change: ContentChange): Promise<void> {
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
