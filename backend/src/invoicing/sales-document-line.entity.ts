import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { DocumentLine } from '../../contract/invoicing/sales-document.js';
import type { OrderLineKind } from '../../contract/orders/line-kind.js';

/** A line of a document; never changed. */
@Entity()
export class SalesDocumentLine implements DocumentLine {
  @PrimaryColumn('uuid')
  documentId: string;

  @PrimaryColumn('smallint')
  position: number;

  @Column('uuid')
  orderLineId: string;

  @Column('text')
  kind: OrderLineKind;

  @Column('text')
  name: string;

  @Column('integer')
  quantity: number;

  @Column('boolean')
  isPriceDifference: boolean;

  @Column('smallint')
  ratePercent: number;

  @Column('integer')
  netKurus: number;

  @Column('integer')
  vatKurus: number;

  @Column('integer')
  grossKurus: number;
}
