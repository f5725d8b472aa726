import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AppError } from '../../../contract/app-error.js';
import type { LegalVersionQuery } from '../../../contract/legal/legal-text.dto.js';
import { LEGAL_TEXT_TITLES } from '../../../contract/legal/legal-text.js';
import { AdminChangesService } from '../../activity-log/admin-changes.service.js';
import { Clock } from '../../platform/clock.js';
import type { Actor } from '../../platform/sessions/actor.js';
import { LegalTextQueriesService } from './legal-text-queries.service.js';

/** Takes back a version that waits for its day. It stays among the versions, and never holds. */
@Injectable()
export class CancelVersionService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly changes: AdminChangesService,
    private readonly queries: LegalTextQueriesService,
    private readonly clock: Clock,
  ) {}

  /** Does nothing when it was taken back before. Throws legal_version_unknown, legal_version_holds. */
  async cancel(actor: Actor, { kind, version }: LegalVersionQuery): Promise<void> {
    await this.queries.clauses(kind, version);
    await this.dataSource.transaction(async (manager) => {
      const [row] = await manager.query<[{ isToCome: boolean; isAdded: boolean }]>(
        `WITH to_come AS (
           SELECT kind, version FROM legal_text_version
           WHERE kind = $1 AND version = $2 AND in_force_from > $3
         ), added AS (
           INSERT INTO legal_text_cancellation (kind, version, admin_id)
           SELECT kind, version, $4 FROM to_come ON CONFLICT DO NOTHING RETURNING version
         )
         SELECT EXISTS (SELECT FROM to_come) AS "isToCome", EXISTS (SELECT FROM added) AS "isAdded"`,
        [kind, version, this.clock.now(), actor.adminId],
      );
      if (!row.isToCome) throw new AppError('legal_version_holds');
      if (!row.isAdded) return;
      await this.changes.record(manager, actor, {
        event: 'legal_version_cancelled',
        recordKind: 'legal_text',
        recordId: kind,
        label: LEGAL_TEXT_TITLES[kind],
        before: { version },
        after: null,
      });
    });
  }
}
