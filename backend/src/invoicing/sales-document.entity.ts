import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn, VersionColumn } from 'typeorm';
import type { LocalDate } from '../../contract/common/dates.js';
import type { InvoiceBuyer } from '../../contract/invoicing/invoice-buyer.js';
import type {
  DocumentKind,
  DocumentState,
  InvoicingDriver,
  SaleFacts,
} from '../../contract/invoicing/sales-document.js';

/** A document of a sale. What it says is frozen; only how far its issuing has come changes. */
@Entity()
export class SalesDocument {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid')
  orderId: string;

  /** Counted within its order, from 1. */
  @Column('smallint')
  position: number;

  @Column('text')
  reference: string;

  @Column('text')
  kind: DocumentKind;

  @Column('uuid', { nullable: true })
  originalId: string | null;

  @Column('jsonb')
  buyer: InvoiceBuyer;

  @Column('jsonb')
  facts: SaleFacts;

  @Column('integer')
  netKurus: number;

  @Column('integer')
  vatKurus: number;

  @Column('integer')
  grossKurus: number;

  /** The moment of the sale or of the return. */
  @Column('timestamptz')
  dueAt: Date;

  /** The last day on which the law allows to issue it. */
  @Column('date')
  issueBy: LocalDate;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @Column('text', { default: 'to_issue' })
  state: DocumentState;

  /** Never taken back: a cancelled document keeps it. */
  @Column('text', { nullable: true })
  number: string | null;

  @Column('uuid', { nullable: true })
  uuid: string | null;

  /** Who was first asked to issue it, and is asked again; null until then. */
  @Column('text', { nullable: true })
  driver: InvoicingDriver | null;

  @Column('text', { nullable: true })
  providerId: string | null;

  @Column('timestamptz', { nullable: true })
  issuedAt: Date | null;

  /** Whether it is what the law demands; null until it is issued. */
  @Column('boolean', { nullable: true })
  isOfficial: boolean | null;

  /** Why it was refused or cancelled, or why the last try came to nothing. */
  @Column('text', { nullable: true })
  reason: string | null;

  @Column('integer', { default: 0 })
  tries: number;

  /** Null once nothing is left to do. */
  @Column('timestamptz', { nullable: true, default: () => 'now()' })
  nextTryAt: Date | null;

  @VersionColumn()
  version: number;
}
