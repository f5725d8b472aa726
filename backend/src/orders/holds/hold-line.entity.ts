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

  /** False when the stock was unlimited at the time of the hold: then nothing has to be released. */
  @Column('boolean')
  isTracked: boolean;
}
