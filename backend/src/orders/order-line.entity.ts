import type { LocalDate, LocalTime } from '../../contract/common/dates.js';
import type { LineKind } from '../../contract/orders/line-kind.js';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A snapshot of what was bought: later changes of the product do not reach it. */
@Entity()
export class OrderLine {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid')
  orderId: string;

  @Column('smallint')
  position: number;

  @Column('text')
  kind: LineKind;

  /** Null once the product was deleted. */
  @Column('uuid', { nullable: true })
  productId: string | null;

  /** Set for a workshop, with the date and times as they were agreed. */
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

  /** What everybody else pays; above the unit price only for students. */
  @Column('integer')
  regularPriceKurus: number;

  @Column('integer')
  unitPriceKurus: number;

  @Column('integer')
  quantity: number;

  /** Before the coupon. */
  @Column('integer')
  totalKurus: number;

  /** The coupon's part in this line. */
  @Column('integer', { default: 0 })
  discountKurus: number;

  @Column('smallint')
  vatRatePercent: number;
}
