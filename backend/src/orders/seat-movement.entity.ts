import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** For seats what `StockMovement` is for pieces: one row per order line and kind. */
@Entity()
export class SeatMovement {
  @PrimaryGeneratedColumn('identity')
  id: number;

  @Column('uuid')
  sessionId: string;

  @Column('uuid')
  orderLineId: string;

  @Column('text')
  kind: 'sale' | 'return';

  @Column('integer')
  quantity: number;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
