import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AppError } from '../../../contract/app-error.js';
import { BUILT_IN_LEGAL_TEXTS } from '../../../contract/legal/built-in/built-in-texts.js';
import type { LegalClause } from '../../../contract/legal/legal-text.js';
import type { AdminLegalText, LegalVersionView } from '../../../contract/legal/legal.views.js';
import type { LegalDocumentKind } from '../../../contract/orders/legal-document.js';
import { CurrentLegalTexts } from '../current-legal-texts.js';
import { LegalTextDraft } from '../legal-text-draft.entity.js';
import { LegalTextInForce } from '../legal-text-in-force.entity.js';
import { LegalTextVersion } from '../legal-text-version.entity.js';

interface VersionRow {
  readonly version: number;
  readonly inForceFrom: Date;
  readonly createdAt: Date;
  readonly createdBy: string | null;
  readonly isToCome: boolean;
  readonly isCancelled: boolean;
}

/** Reads for the screen of the contracts, from the database rather than from the copy of this process. */
@Injectable()
export class LegalTextQueriesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly current: CurrentLegalTexts,
  ) {}

  async text(kind: LegalDocumentKind): Promise<AdminLegalText> {
    const { manager } = this.dataSource;
    const [draft, inForce, rows, { facts }] = await Promise.all([
      manager.findOneBy(LegalTextDraft, { kind }),
      manager.findOneBy(LegalTextInForce, { kind }),
      this.versions(kind),
      this.current.latest(),
    ]);
    const version = inForce?.version ?? 0;
    return {
      kind,
      facts,
      inForce: { version, clauses: await this.clauses(kind, version) },
      draft: draft?.clauses ? { clauses: draft.clauses, updatedAt: draft.updatedAt.toISOString() } : null,
      draftVersion: draft?.version ?? 0,
      versions: [...rows.map((row) => versionView(row, version)), builtInView(version)],
    };
  }

  /** The clauses of a version; 0 is the built-in text. Throws legal_version_unknown. */
  async clauses(kind: LegalDocumentKind, version: number): Promise<readonly LegalClause[]> {
    if (version === 0) return BUILT_IN_LEGAL_TEXTS[kind].clauses;
    const stored = await this.dataSource.manager.findOneBy(LegalTextVersion, { kind, version });
    if (stored === null) throw new AppError('legal_version_unknown');
    return stored.clauses;
  }

  private versions(kind: LegalDocumentKind): Promise<VersionRow[]> {
    return this.dataSource.query<VersionRow[]>(
      `SELECT version, in_force_from AS "inForceFrom", created_at AS "createdAt",
              coalesce((SELECT name FROM admin WHERE id = admin_id), created_by) AS "createdBy",
              in_force_from > now() AS "isToCome",
              EXISTS (SELECT FROM legal_text_cancellation cancelled
                      WHERE (cancelled.kind, cancelled.version) = (legal_text_version.kind, legal_text_version.version)
                     ) AS "isCancelled"
       FROM legal_text_version WHERE kind = $1 ORDER BY version DESC`,
      [kind],
    );
  }
}

function versionView(row: VersionRow, inForce: number): LegalVersionView {
  const { version, inForceFrom, createdAt, createdBy } = row;
  return {
    version,
    inForceFrom: inForceFrom.toISOString(),
    createdAt: createdAt.toISOString(),
    createdBy,
    state: stateOf(row, inForce),
  };
}

function stateOf({ version, isToCome, isCancelled }: VersionRow, inForce: number): LegalVersionView['state'] {
  if (isCancelled) return 'cancelled';
  if (version === inForce) return 'in_force';
  return isToCome ? 'to_come' : 'past';
}

function builtInView(inForce: number): LegalVersionView {
  return {
    version: 0,
    inForceFrom: null,
    createdAt: null,
    createdBy: null,
    state: inForce === 0 ? 'in_force' : 'past',
  };
}
