import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A cart held during a checkout. It ends exactly once: used by a paid order, or released. */
@Entity()
export class Hold {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  /** Set when an order was placed with this hold. */
  @Column('uuid', { nullable: true })
  orderId: string | null;

  /** The customer; null for a guest. */
  @Column('uuid', { nullable: true })
  customerId: string | null;

  /** The coupon of the cart. */
  @Column('uuid', { nullable: true })
  couponId: string | null;

  @Column('text', { default: 'active' })
  status: 'active' | 'used' | 'released';

  /** The network that the visitor came from, as `visitorNetwork` names it. */
  @Column('text')
  network: string;

  /** The networks around it, as `visitorOrigin` names them. */
  @Column('text')
  site: string;

  /** False when the use of the coupon is taken only once the order goes to the bank. */
  @Column('boolean', { default: false })
  reservesCoupon: boolean;

  @Column('smallint', { default: 0 })
  renewals: number;

  @Column('timestamptz')
  expiresAt: Date;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @Column('timestamptz', { nullable: true })
  endedAt: Date | null;
}
