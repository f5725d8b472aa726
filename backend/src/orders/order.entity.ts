import {
  Column,
  CreateDateColumn,
  Entity,
  PrimaryGeneratedColumn,
  UpdateDateColumn,
  VersionColumn,
} from 'typeorm';
import type { OrderPaymentStatus, OrderStatus } from '../../contract/orders/order-status.js';

@Entity()
export class Order {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  /** Opens the order's page without an account: random, only in the address that the buyer gets. */
  @Column('text')
  accessToken: string;

  /** Null for a guest's order. */
  @Column('uuid', { nullable: true })
  customerId: string | null;

  /** Whether the account of whoever verifies its address may take it in. */
  @Column('boolean', { default: true })
  isClaimable: boolean;

  /** Since when the buyer is to be forgotten: their account ended. */
  @Column('timestamptz', { nullable: true })
  forgetAskedAt: Date | null;

  /** Since when nobody is named here any more. */
  @Column('timestamptz', { nullable: true })
  forgottenAt: Date | null;

  @Column('text', { default: 'pending' })
  status: OrderStatus;

  @Column('text', { default: 'unpaid' })
  paymentStatus: OrderPaymentStatus;

  @Column('text')
  name: string;

  @Column('text')
  surname: string;

  @Column('text')
  email: string;

  @Column('text')
  phone: string;

  @Column('text', { nullable: true })
  city: string | null;

  @Column('text', { nullable: true })
  district: string | null;

  @Column('text', { nullable: true })
  neighbourhood: string | null;

  @Column('text', { nullable: true })
  addressLine: string | null;

  /** The whole address in one text, as REST clients give and read it. */
  @Column('text')
  shippingAddress: string;

  @Column('text', { default: '' })
  notes: string;

  @Column('uuid', { nullable: true })
  couponId: string | null;

  /** As it was typed then, whatever becomes of the coupon. */
  @Column('text', { nullable: true })
  couponCode: string | null;

  @Column('integer')
  subtotalKurus: number;

  @Column('integer', { default: 0 })
  discountKurus: number;

  @Column('integer')
  totalKurus: number;

  @Column('integer', { default: 0 })
  refundedKurus: number;

  /** Who brings the parcel, as the studio wrote or chose it. */
  @Column('text', { nullable: true })
  cargoCompany: string | null;

  @Column('text', { nullable: true })
  trackingNumber: string | null;

  @VersionColumn()
  version: number;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;

  @Column('timestamptz', { nullable: true })
  paidAt: Date | null;
}
