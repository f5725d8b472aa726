import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { OrderChannel } from '../../contract/orders/order-channel.js';
import type { OrderPaymentStatus, OrderStatus } from '../../contract/orders/order-status.js';
import { VersionedRecord } from '../platform/database/versioned-record.js';

@Entity()
export class Order extends VersionedRecord {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  /** A part of what the key in the address of the order's page is derived from (`LinkKeysService`). */
  @Column('text')
  linkNonce: string;

  @Column('text', { default: 'web' })
  channel: OrderChannel;

  /** Idempotency key of an order that the studio wrote down; null for the shop's own. */
  @Column('uuid', { nullable: true })
  requestKey: string | null;

  /** Tells whether a request with that key asks for the same again; null for the shop's own orders. */
  @Column('text', { nullable: true })
  requestHash: string | null;

  /** Until when it must be paid; its seats are free again then. Null for an order without such a term. */
  @Column('timestamptz', { nullable: true })
  payBy: Date | null;

  /** Null for a guest's order. */
  @Column('uuid', { nullable: true })
  customerId: string | null;

  /** Whether an account with this order's verified address may claim the order. */
  @Column('boolean', { default: true })
  isClaimable: boolean;

  /** Set when the buyer's account was deleted, whose data is then to be removed from the order. */
  @Column('timestamptz', { nullable: true })
  erasureRequestedAt: Date | null;

  /** Set when the buyer's data has been removed. */
  @Column('timestamptz', { nullable: true })
  erasedAt: Date | null;

  @Column('text', { default: 'pending' })
  status: OrderStatus;

  /** Follows from what was paid, refunded and is owed; the database computes it. */
  @Column({ type: 'text', insert: false, update: false })
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

  /** The whole address as one text, for REST clients. */
  @Column('text')
  shippingAddress: string;

  @Column('text', { default: '' })
  notes: string;

  /** Whether something is to be made and sent; orders of seats only never are. */
  @Column('boolean', { default: true })
  hasPieces: boolean;

  /** Whether the buyer collects the pieces at the studio. */
  @Column('boolean', { default: false })
  isPickedUp: boolean;

  /** How many days the pieces may take at most, as the studio promised then. */
  @Column('smallint', { default: 21 })
  preparationDays: number;

  @Column('uuid', { nullable: true })
  couponId: string | null;

  /** The code as typed then, whatever becomes of the coupon. */
  @Column('text', { nullable: true })
  couponCode: string | null;

  @Column('integer')
  subtotalKurus: number;

  @Column('integer', { default: 0 })
  discountKurus: number;

  /** What the buyer pays for shipping, in kuruş; a line of the order as well. */
  @Column('integer', { default: 0 })
  shippingKurus: number;

  @Column('integer')
  totalKurus: number;

  /** The sum of what it received, in kuruş; the database adds it up. */
  @Column({ type: 'integer', insert: false, update: false })
  paidKurus: number;

  /** What is still to be paid, in kuruş; the database computes it. */
  @Column({ type: 'integer', insert: false, update: false })
  openKurus: number;

  @Column('integer', { default: 0 })
  refundedKurus: number;

  /** What corrections of its lines gave back, in kuruş: it was paid, and pays for nothing any more. */
  @Column('integer', { default: 0 })
  correctedKurus: number;

  /** What was still open of seats that were cancelled, in kuruş: nobody is asked for it any more. */
  @Column({ type: 'integer', default: 0, insert: false, update: false })
  writtenOffKurus: number;

  @Column('timestamptz', { nullable: true })
  paidAt: Date | null;
}
