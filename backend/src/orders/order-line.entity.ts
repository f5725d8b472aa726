import type { LocalDate, LocalTime } from '../../contract/common/dates.js';
import type { LineKind, OrderLineKind } from '../../contract/orders/line-kind.js';
import type { BookingPolicy } from '../../contract/workshops/policies/booking-policy.js';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A snapshot of a bought item, which later changes of the product do not affect. */
@Entity()
export class OrderLine {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid')
  orderId: string;

  @Column('smallint')
  position: number;

  @Column('text')
  kind: OrderLineKind;

  /** Null once the product was deleted. */
  @Column('uuid', { nullable: true })
  productId: string | null;

  /** Set for a workshop, whose date and times are those agreed. */
  @Column('uuid', { nullable: true })
  sessionId: string | null;

  @Column('date', { nullable: true })
  date: LocalDate | null;

  @Column('time', { nullable: true })
  startTime: LocalTime | null;

  @Column('time', { nullable: true })
  endTime: LocalTime | null;

  @Column('boolean', { default: false })
  isStudent: boolean;

  @Column('text')
  name: string;

  @Column('text', { default: '' })
  description: string;

  @Column('text', { default: '' })
  material: string;

  @Column('text', { default: '' })
  dimensions: string;

  @Column('text', { default: '' })
  care: string;

  @Column('text', { nullable: true })
  pictureFileName: string | null;

  /** Percents from the left and the upper edge: the contract's `PictureFocus`. */
  @Column('smallint', { default: 50 })
  pictureFocusX: number;

  @Column('smallint', { default: 50 })
  pictureFocusY: number;

  /** The regular unit price in kuruş; above the unit price only for student seats. */
  @Column('integer')
  regularPriceKurus: number;

  @Column('integer')
  unitPriceKurus: number;

  /** 0 once a correction took the line out of its order. */
  @Column('integer')
  quantity: number;

  /** Before the coupon, in kuruş. */
  @Column('integer')
  totalKurus: number;

  /** This line's part of the coupon, in kuruş. */
  @Column('integer', { default: 0 })
  discountKurus: number;

  /** What students without a proof paid for these seats up to the regular price, in kuruş; a part of the total. */
  @Column('integer', { default: 0 })
  studentDifferenceKurus: number;

  @Column('smallint')
  vatRatePercent: number;

  /** What was promised about the seats when they were bought; null where nothing was, and for all but seats. */
  @Column('jsonb', { nullable: true })
  policy: BookingPolicy | null;
}

/** A line of a piece or a seat, and not the fee of shipping. */
export type GoodsLine = OrderLine & { readonly kind: LineKind };
