import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { contentItemId } from '../../../contract/content/admin-content.views.js';
import { AdminChanges } from '../../activity-log/admin-changes.service.js';
import type { Actor } from '../../platform/sessions/actor.js';
import { type ContentChange, WriteContentService } from '../write-content.service.js';

@Injectable()
export class SaveContent {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @Inject(WriteContentService) private readonly content: WriteContentService,
    @Inject(AdminChanges) private readonly changes: AdminChanges,
  ) {}

  /** What an admin writes stands on the site, with its entry in the log. Throws as WriteContentService does. */
  async save(actor: Actor, change: ContentChange): Promise<void> {
    const { section, key } = change;
    await this.dataSource.transaction(async (manager) => {
      const { label, before, after } = await this.content.set(manager, actor.adminId, change);
      await this.changes.record(manager, actor, {
        type: 'admin_change',
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
