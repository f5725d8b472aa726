import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/**
 * An entry of the ledger of seats, like `StockMovement` for pieces: one row per order line, kind and round,
 * and one for seats taken elsewhere.
 */
@Entity()
export class SeatMovement {
  @PrimaryGeneratedColumn('identity')
  id: number;

  @Column('uuid')
  sessionId: string;

  /** Null for seats that were taken outside the shop, such as by telephone. */
  @Column('uuid', { nullable: true })
  orderLineId: string | null;

  @Column('text')
  kind: 'sale' | 'return' | 'less' | 'elsewhere';

  @Column('integer')
  quantity: number;

  @Column('smallint', { default: 1 })
  round: number;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
