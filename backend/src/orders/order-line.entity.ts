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
  kind: 'product';

  /** Null once the product was deleted. */
  @Column('uuid', { nullable: true })
  productId: string | null;

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

  @Column('integer')
  unitPriceKurus: number;

  @Column('integer')
  quantity: number;

  @Column('integer')
  totalKurus: number;

  @Column('smallint')
  vatRatePercent: number;
}
