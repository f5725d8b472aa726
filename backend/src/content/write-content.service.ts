import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AppError } from '../../contract/app-error.js';
import type { ContentSection } from '../../contract/content/content-section.js';
import { ContentCatalogueService } from './content-catalogue.service.js';

export interface ContentChange {
  readonly section: ContentSection;
  readonly key: string;
  /** An empty one lets the site say its built-in text again. */
  readonly value: string;
  /** As it was read, 0 for what nobody has written yet; null: whatever stands there now. */
  readonly version: number | null;
}

interface WrittenContent {
  readonly label: string;
  readonly before: string;
  readonly after: string;
}

@Injectable()
export class WriteContentService {
  constructor(private readonly catalogue: ContentCatalogueService) {}

  /**
   * Keeps a text and what stood there before; what changes nothing leaves no trace. The table itself tells every
   * process. Throws content_key_unknown, content_too_long, content_not_a_list, and changed_meanwhile when somebody
   * else has written since it was read.
   */
  async set(manager: EntityManager, adminId: string, change: ContentChange): Promise<WrittenContent> {
    const { section, key, label, value: after } = this.catalogue.storable(change);
    const { before, version } = await describeLock(manager, change);
    if (change.version !== null && change.version !== version) throw new AppError('changed_meanwhile');
    if (before !== after) await replace(manager, adminId, { section, key, before, after });
    return { label, before, after };
  }
}

interface StoredText {
  readonly before: string;
  readonly version: number;
}

/** Nobody else writes it until the transaction ends, not even for the first time. */
async function describeLock(manager: EntityManager, { section, key }: ContentChange): Promise<StoredText> {
  await manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`text ${section}/${key}`]);
  const [text] = await manager.query<StoredText[]>(
    `SELECT content_value AS before, version FROM content_entry
     WHERE section = $1 AND content_key = $2 FOR UPDATE`,
    [section, key],
  );
  return text ?? { before: '', version: 0 };
}

interface Replacement extends Omit<WrittenContent, 'label'> {
  readonly section: ContentSection;
  readonly key: string;
}

/** A text that was deleted by hand goes on counting where its history ends. */
async function replace(
  manager: EntityManager,
  adminId: string,
  { section, key, before, after }: Replacement,
): Promise<void> {
  await manager.query(
    `WITH written AS (
       INSERT INTO content_entry (section, content_key, content_value, version)
       SELECT $1, $2, $4, 1 + coalesce(max(version), 0)
       FROM content_history WHERE section = $1 AND content_key = $2
       ON CONFLICT (section, content_key) DO UPDATE
       SET content_value = $4, version = content_entry.version + 1, updated_at = now()
       RETURNING version
     )
     INSERT INTO content_history
       (section, content_key, version, value_before, value_after, admin_id, changed_by)
     SELECT $1, $2, version, $3, $4, $5, (SELECT email FROM admin WHERE id = $5) FROM written`,
    [section, key, before, after, adminId],
  );
}
