import { Column, Entity, PrimaryGeneratedColumn, VersionColumn } from 'typeorm';
import type { BulkOrderStatus } from '../../../contract/orders/bulk-orders/bulk-order.js';

/** Somebody would like an offer for many pieces; the studio approves or rejects it in the back office. */
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

  /** Until when an offer was promised. */
  @Column('timestamptz')
  dueAt: Date;

  /** When it was approved or rejected. */
  @Column('timestamptz', { nullable: true })
  answeredAt: Date | null;

  /** When the studio was told that the promise was not kept. */
  @Column('timestamptz', { nullable: true })
  overdueToldAt: Date | null;

  /** What the studio offered last. */
  @Column('text', { nullable: true })
  offerSubject: string | null;

  @Column('text', { nullable: true })
  offerText: string | null;

  @Column('timestamptz', { nullable: true })
  offerSentAt: Date | null;

  @VersionColumn()
  version: number;
}
