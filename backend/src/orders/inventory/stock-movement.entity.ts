import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** The ledger that makes 'taken once, returned once' a unique key: one row per order line, kind and round. */
@Entity()
export class StockMovement {
  @PrimaryGeneratedColumn('identity')
  id: number;

  @Column('uuid', { nullable: true })
  productId: string | null;

  @Column('uuid')
  orderLineId: string;

  @Column('text')
  kind: 'sale' | 'return';

  @Column('integer')
  quantity: number;

  /** The first for the sale; one more whenever items that were given back are taken again. */
  @Column('smallint', { default: 1 })
  round: number;

  /** False when the stock was unlimited: then nothing was taken off the shelf, and nothing goes back there. */
  @Column('boolean', { default: true })
  isCounted: boolean;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
