import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { LegalClause } from '../../contract/legal/legal-text.js';
import type { LegalDocumentKind } from '../../contract/orders/legal-document.js';

/** A text that the studio has put in force, now or from a day on. Rows are only ever added. */
@Entity()
export class LegalTextVersion {
  @PrimaryColumn('text')
  kind: LegalDocumentKind;

  @PrimaryColumn('integer')
  version: number;

  @Column('jsonb')
  clauses: readonly LegalClause[];

  @Column('timestamptz')
  inForceFrom: Date;

  @Column('uuid', { nullable: true })
  adminId: string | null;

  /** The address of the admin, which outlives the account. */
  @Column('text', { nullable: true })
  createdBy: string | null;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt: Date;
}
