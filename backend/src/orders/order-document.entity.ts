import { Column, Entity, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import type { LegalDocument, LegalDocumentKind } from '../../contract/orders/legal-document.js';
import { Order } from './order.entity.js';

/** A legal text as the buyer accepted it, kept with the order for three years at least. */
@Entity()
export class OrderDocument {
  @PrimaryColumn('uuid')
  orderId: string;

  @PrimaryColumn('text')
  kind: LegalDocumentKind;

  @ManyToOne(() => Order, (order) => order.documents)
  order: Relation<Order>;

  @Column('text')
  version: string;

  /** Over both documents of the order, as they were shown. */
  @Column('text')
  sha256: string;

  @Column('jsonb')
  content: LegalDocument;

  @Column('timestamptz', { default: () => 'now()' })
  acceptedAt: Date;
}
