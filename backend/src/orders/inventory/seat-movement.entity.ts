import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/**
 * An entry of the ledger of seats, like `StockMovement` for pieces: one row per order line, kind and round.
 * Seats of no order are a `SeatBlock`.
 */
@Entity()
export class SeatMovement {
  @PrimaryGeneratedColumn('identity')
  id: number;

  @Column('uuid')
  sessionId: string;

  @Column('uuid')
  orderLineId: string;

  @Column('text')
  kind: 'sale' | 'return' | 'less';

  @Column('integer')
  quantity: number;

  @Column('smallint', { default: 1 })
  round: number;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
