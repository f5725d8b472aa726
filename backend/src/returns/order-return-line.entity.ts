import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How many pieces of an order's line a return is about. */
@Entity()
export class OrderReturnLine {
  @PrimaryColumn('uuid')
  returnId: string;

  @PrimaryColumn('uuid')
  orderLineId: string;

  @Column('smallint')
  quantity: number;

  /** How many came back whole; null before they were received. */
  @Column('smallint', { nullable: true })
  wholeQuantity: number | null;
}
