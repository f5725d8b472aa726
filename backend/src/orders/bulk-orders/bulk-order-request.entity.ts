import { Column, Entity, PrimaryGeneratedColumn, VersionColumn } from 'typeorm';
import type { BulkOrderStatus } from '../../../contract/orders/bulk-orders/bulk-order.js';

/** A visitor's request for an offer for many pieces; the studio approves or rejects it in the back office. */
@Entity()
export class BulkOrderRequest {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('text')
  name: string;

  @Column('text')
  email: string;

  /** +90… */
  @Column('text')
  phone: string;

  @Column('text')
  message: string;

  @Column('text', { default: 'pending' })
  status: BulkOrderStatus;

  @Column('timestamptz')
  createdAt: Date;

  /** The time until which an offer is promised. */
  @Column('timestamptz')
  dueAt: Date;

  /** The time of the approval or rejection. */
  @Column('timestamptz', { nullable: true })
  answeredAt: Date | null;

  /** The time at which the studio was notified that the promise was missed. */
  @Column('timestamptz', { nullable: true })
  overdueToldAt: Date | null;

  /** The studio's latest offer. */
  @Column('text', { nullable: true })
  offerSubject: string | null;

  @Column('text', { nullable: true })
  offerText: string | null;

  @Column('timestamptz', { nullable: true })
  offerSentAt: Date | null;

  @VersionColumn()
  version: number;
}
