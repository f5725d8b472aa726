import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** The studio's request to pay an open part of an order by card, on a page of its own. */
@Entity()
export class PaymentLink {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid')
  orderId: string;

  /** A part of what the key in its address is derived from (`LinkKeysService`). */
  @Column('text')
  linkNonce: string;

  /** An open one may be over all the same: `paymentLinkState`. */
  @Column('text', { default: 'open' })
  status: 'open' | 'paid' | 'cancelled';

  /** In kuruş; never changed. */
  @Column('integer')
  amountKurus: number;

  @Column('timestamptz')
  expiresAt: Date;

  /** The address of the admin who made it, whatever becomes of the account. */
  @Column('text')
  createdBy: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @Column('timestamptz', { nullable: true })
  mailedAt: Date | null;

  @Column('timestamptz', { nullable: true })
  endedAt: Date | null;
}
