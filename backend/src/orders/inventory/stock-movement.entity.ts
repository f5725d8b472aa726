import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/**
 * An entry of the ledger of pieces. The unique key of line, kind and round ensures that a line is sold once
 * and returned once in each round. 'less': a correction took some of them out of a line that goes on; 'back': the buyer sent
 * them back; 'again': new ones for those that arrived broken.
 */
@Entity()
export class StockMovement {
  @PrimaryGeneratedColumn('identity')
  id: number;

  @Column('uuid', { nullable: true })
  productId: string | null;

  @Column('uuid')
  orderLineId: string;

  @Column('text')
  kind: 'sale' | 'return' | 'less' | 'back' | 'again';

  @Column('integer')
  quantity: number;

  /** 1 for the first sale; increased whenever returned items are taken again. Corrections of a line count by themselves. */
  @Column('smallint', { default: 1 })
  round: number;

  /** False when the stock was unlimited: nothing was deducted, and nothing is returned. Of a return its sale says so. */
  @Column('boolean', { default: true })
  isTracked: boolean;

  /** False when returned pieces were not added to the stock, for example because they are broken. */
  @Column('boolean', { default: true })
  isRestocked: boolean;

  /** The line was returned by itself while its order went on; the order does not take it again. */
  @Column('boolean', { default: false })
  isSeparate: boolean;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
