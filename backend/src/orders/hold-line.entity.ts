import { Column, Entity, ManyToOne, PrimaryColumn } from 'typeorm';
import { Hold } from './hold.entity.js';

@Entity()
export class HoldLine {
  @PrimaryColumn('uuid')
  holdId: string;

  @PrimaryColumn('uuid')
  productId: string;

  @ManyToOne(() => Hold)
  hold: Hold;

  @Column('integer')
  quantity: number;

  /** Place in the cart. */
  @Column('smallint')
  position: number;

  /** False when the product's stock was unlimited when it was held: then nothing is counted back. */
  @Column('boolean')
  isTracked: boolean;
}
