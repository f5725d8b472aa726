import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { LegalDocumentKind } from '../../contract/orders/legal-document.js';

/** The version in force of a legal text; the built-in text where there is none. */
@Entity()
export class LegalTextInForce {
  @PrimaryColumn('text')
  kind: LegalDocumentKind;

  @Column('integer')
  version: number;
}
