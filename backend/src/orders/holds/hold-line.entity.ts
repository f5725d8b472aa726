import { Column, Entity, ManyToOne, PrimaryColumn } from 'typeorm';
import { Hold } from './hold.entity.js';

/** Pieces of a product or seats of a session in a hold: exactly one of the two ids is set. */
@Entity()
export class HoldLine {
  @PrimaryColumn('uuid')
  holdId: string;

  /** Position in the cart. */
  @PrimaryColumn('smallint')
  position: number;

  @ManyToOne(() => Hold)
  hold: Hold;

  @Column('uuid', { nullable: true })
  productId: string | null;

  @Column('uuid', { nullable: true })
  sessionId: string | null;

  @Column('integer')
  quantity: number;

  /** The buyer accepted the student terms for these seats. */
  @Column('boolean', { default: false })
  isStudent: boolean;

  /** False when the stock was unlimited at the time of the hold: then nothing is kept. */
  @Column('boolean')
  isTracked: boolean;

  /** How many of them nobody else can buy; all of them once the order goes to the bank. */
  @Column('integer')
  reservedQuantity: number;

  /** How many of the seats the waiting list keeps for the buyer. */
  @Column('integer', { default: 0 })
  offeredQuantity: number;
}
