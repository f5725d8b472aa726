import { Column, Entity, PrimaryColumn, UpdateDateColumn, VersionColumn } from 'typeorm';
import type { LegalClause } from '../../contract/legal/legal-text.js';
import type { LegalDocumentKind } from '../../contract/orders/legal-document.js';

/** A text that the studio is still writing; at most one of each kind. */
@Entity()
export class LegalTextDraft {
  @PrimaryColumn('text')
  kind: LegalDocumentKind;

  /** Null while nothing is being written. */
  @Column('jsonb', { nullable: true })
  clauses: readonly LegalClause[] | null;

  /** Counts on after the draft was put in force or thrown away, so that no old form can overwrite a new draft. */
  @VersionColumn()
  version: number;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;
}
