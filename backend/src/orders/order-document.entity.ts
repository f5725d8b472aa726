import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { LegalDocument, LegalDocumentKind } from '../../contract/orders/legal-document.js';

/** A legal text as the buyer accepted it, kept with the order for at least three years. */
@Entity()
export class OrderDocument {
  @PrimaryColumn('uuid')
  orderId: string;

  @PrimaryColumn('text')
  kind: LegalDocumentKind;

  @Column('text')
  version: string;

  /** The hash over both documents of the order, as they were shown. */
  @Column('text')
  sha256: string;

  @Column('jsonb')
  content: LegalDocument;

  @Column('timestamptz', { default: () => 'now()' })
  acceptedAt: Date;
}
