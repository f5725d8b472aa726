import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AppError } from '../../../contract/app-error.js';
import { LEGAL_TEXT_TITLES, lengthOf } from '../../../contract/legal/legal-text.js';
import type { LegalVersionQuery, SaveLegalDraftDto } from '../../../contract/legal/legal-text.dto.js';
import { AdminChangesService } from '../../activity-log/admin-changes.service.js';
import type { Actor } from '../../platform/sessions/actor.js';

/** Keeps what the studio is writing. The log says that a draft changed, not its words: those come with the version. */
@Injectable()
export class SaveLegalDraftService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly changes: AdminChangesService,
  ) {}

  /** Throws changed_meanwhile when the draft was saved, thrown away or put in force since it was read. */
  async save(actor: Actor, { kind, clauses, version }: SaveLegalDraftDto): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      // One statement, so that of two admins who read the same version only one saves.
      const { length } = await manager.query<unknown[]>(
        `INSERT INTO legal_text_draft (kind, clauses)
         SELECT $1, $2::jsonb WHERE $3 = 0 OR EXISTS (SELECT FROM legal_text_draft WHERE kind = $1)
         ON CONFLICT (kind) DO UPDATE
         SET clauses = excluded.clauses, version = legal_text_draft.version + 1, updated_at = now()
         WHERE legal_text_draft.version = $3
         RETURNING version`,
        [kind, JSON.stringify(clauses), version],
      );
      if (length === 0) throw new AppError('changed_meanwhile');
      await this.changes.record(manager, actor, {
        event: 'legal_draft_saved',
        recordKind: 'legal_text',
        recordId: kind,
        label: LEGAL_TEXT_TITLES[kind],
        before: null,
        after: { clauses: clauses.length, characters: lengthOf(clauses) },
      });
    });
  }

  /** Throws the draft away. Throws changed_meanwhile. */
  async discard(actor: Actor, { kind, version }: LegalVersionQuery): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await endDraft(manager, { kind, version });
      await this.changes.record(manager, actor, {
        event: 'legal_draft_discarded',
        recordKind: 'legal_text',
        recordId: kind,
        label: LEGAL_TEXT_TITLES[kind],
        before: { draft: version },
        after: null,
      });
    });
  }
}

/** Ends the draft of this version. Throws changed_meanwhile. */
export async function endDraft(
  manager: EntityManager,
  { kind, version }: Pick<LegalVersionQuery, 'kind' | 'version'>,
): Promise<void> {
  const [, ended] = await manager.query<[unknown, number]>(
    `UPDATE legal_text_draft SET clauses = NULL, version = version + 1, updated_at = now()
     WHERE kind = $1 AND version = $2 AND clauses IS NOT NULL`,
    [kind, version],
  );
  if (ended === 0) throw new AppError('changed_meanwhile');
}
