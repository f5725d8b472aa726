import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { InvoiceDetails } from '../../../contract/invoicing/invoice-details.js';

/** What the documents of an order need beyond its name and address; most orders have none. */
@Entity()
export class OrderInvoiceDetails {
  @PrimaryColumn('uuid')
  orderId: string;

  @Column('text')
  kind: InvoiceDetails['kind'];

  /** The optional number of a person. */
  @Column('text', { nullable: true })
  identityNumber: string | null;

  @Column('text', { nullable: true })
  title: string | null;

  @Column('text', { nullable: true })
  taxOffice: string | null;

  @Column('text', { nullable: true })
  taxNumber: string | null;

  /** Null, as the other parts, when the documents go to the delivery address. */
  @Column('text', { nullable: true })
  city: string | null;

  @Column('text', { nullable: true })
  district: string | null;

  @Column('text', { nullable: true })
  neighbourhood: string | null;

  @Column('text', { nullable: true })
  addressLine: string | null;
}
