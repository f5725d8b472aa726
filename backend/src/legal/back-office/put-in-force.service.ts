import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AppError } from '../../../contract/app-error.js';
import { type LocalDate, studioDate, studioInstant } from '../../../contract/common/dates.js';
import { missingDemands } from '../../../contract/legal/demands.js';
import { LEGAL_TEXT_TITLES, type LegalClause } from '../../../contract/legal/legal-text.js';
import type { PutInForceDto } from '../../../contract/legal/legal-text.dto.js';
import type { LegalDocumentKind } from '../../../contract/orders/legal-document.js';
import { AdminChangesService } from '../../activity-log/admin-changes.service.js';
import { Clock } from '../../platform/clock.js';
import type { Actor } from '../../platform/sessions/actor.js';
import { CurrentLegalTexts } from '../current-legal-texts.js';
import { LegalTextDraft } from '../legal-text-draft.entity.js';
import { LegalTextsDueService } from '../legal-texts-due.service.js';
import { endDraft } from './save-legal-draft.service.js';

/** A text about to become a version. */
interface NewVersion {
  readonly kind: LegalDocumentKind;
  readonly clauses: readonly LegalClause[];
  /** Absent for at once. */
  readonly from?: LocalDate | undefined;
}

/** Turns a draft into a version, which is kept for good. Orders placed until then keep the text that they froze. */
@Injectable()
export class PutInForceService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly changes: AdminChangesService,
    private readonly current: CurrentLegalTexts,
    private readonly due: LegalTextsDueService,
    private readonly clock: Clock,
  ) {}

  /**
   * Throws changed_meanwhile when the draft is no longer the one that was read, legal_day_past for a day before today,
   * and legal_text_incomplete when it lacks what the law demands and the studio has not said that it knows.
   */
  async putInForce(actor: Actor, dto: PutInForceDto): Promise<void> {
    const { kind, version, from, acceptsMissing } = dto;
    await this.dataSource.transaction(async (manager) => {
      const draft = await manager.findOneBy(LegalTextDraft, { kind, version });
      if (!draft?.clauses) throw new AppError('changed_meanwhile');
      if (!acceptsMissing) this.assertComplete(kind, draft.clauses);
      await endDraft(manager, { kind, version });
      await this.publish(manager, actor, { kind, clauses: draft.clauses, from });
    });
  }

  /** Adds a version of a text. Throws legal_day_past. */
  async publish(manager: EntityManager, actor: Actor, { kind, clauses, from }: NewVersion): Promise<void> {
    const inForceFrom = this.beginOf(from);
    // Of two at once the second waits, so that each has a number of its own.
    await manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`legal text ${kind}`]);
    const [added] = await manager.query<{ version: number }[]>(
      `INSERT INTO legal_text_version (kind, version, clauses, in_force_from, admin_id, created_by)
       SELECT $1, 1 + coalesce(max(version), 0), $2::jsonb, $3, $4, (SELECT email FROM admin WHERE id = $4)
       FROM legal_text_version WHERE kind = $1 RETURNING version`,
      [kind, JSON.stringify(clauses), inForceFrom, actor.adminId],
    );
    await this.due.putDueInForce(manager);
    await this.changes.record(manager, actor, {
      event: 'legal_text_put_in_force',
      recordKind: 'legal_text',
      recordId: kind,
      label: LEGAL_TEXT_TITLES[kind],
      before: null,
      after: { version: added?.version ?? null, inForceFrom: inForceFrom.toISOString() },
    });
  }

  /** Throws legal_text_incomplete for clauses that lack what the law demands. */
  assertComplete(kind: LegalDocumentKind, clauses: readonly LegalClause[]): void {
    const missing = missingDemands(kind, clauses, this.current.facts);
    if (missing.length === 0) return;
    throw new AppError('legal_text_incomplete', { missing: missing.map(({ label }) => label).join(', ') });
  }

  private beginOf(from: LocalDate | undefined): Date {
    const now = this.clock.now();
    const today = studioDate(now);
    if (from !== undefined && from < today) throw new AppError('legal_day_past');
    return from === undefined || from === today ? now : studioInstant(from, '00:00');
  }
}
