import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AppError } from '../../contract/app-error.js';
import type { ContentSection } from '../../contract/content/content-section.js';
import { ContentCatalogueService } from './content-catalogue.service.js';

export interface ContentChange {
  readonly section: ContentSection;
  readonly key: string;
  /** An empty text restores the built-in one. */
  readonly value: string;
  /** The version that was read, 0 for a text that was never written; null replaces any version. */
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
   * Stores a text and its previous value; an unchanged text is not recorded. A trigger announces the change
   * to all processes. Throws content_key_unknown, content_too_long, content_not_a_list, and changed_meanwhile
   * when the text was written since it was read.
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

/** Locks the text until the transaction ends. The advisory lock also covers a text that has no row yet. */
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

/** The version of a text without a row continues from its history, in case the row was deleted by hand. */
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
