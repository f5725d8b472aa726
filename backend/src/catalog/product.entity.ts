import {
  Column,
  Entity,
  JoinColumn,
  ManyToOne,
  OneToMany,
  PrimaryGeneratedColumn,
  type Relation,
} from 'typeorm';
import type { LocalDate } from '../../contract/common/dates.js';
import { Category } from './category.entity.js';
import { ProductPicture } from './product-picture.entity.js';
import { VersionedRecord } from '../platform/database/versioned-record.js';

/** Once the product exists, only StockService writes its stock columns. */
@Entity()
export class Product extends VersionedRecord {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('text')
  slug: string;

  @Column('integer')
  categoryId: number;

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

  @Column('integer')
  priceKurus: number;

  /** The crossed-out price; computed by the database when the price changes. */
  @Column({ type: 'integer', nullable: true, insert: false, update: false })
  priorPriceKurus: number | null;

  /** The last day on which it is shown. */
  @Column({ type: 'date', nullable: true, insert: false, update: false })
  priorPriceUntil: LocalDate | null;

  /** One of the studio's rates of KDV; null for the rate of all products. */
  @Column('text', { nullable: true })
  vatRateId: string | null;

  /** Of one piece with its packing; null for the weight that the studio assumes. */
  @Column('integer', { nullable: true })
  weightGrams: number | null;

  /** The days of its own until it arrives, 0 when it lies ready; null for the shop's time. */
  @Column('smallint', { nullable: true })
  preparationDays: number | null;

  /** The stock, including held pieces. */
  @Column('integer', { default: 0 })
  stockQuantity: number;

  /** Increased by a count of the studio, never by a sale. */
  @Column('integer', { default: 1 })
  stockCountVersion: number;

  /** Pieces held for checkouts. */
  @Column('integer', { default: 0 })
  heldQuantity: number;

  @Column('integer', { default: 0 })
  minStock: number;

  @Column('boolean', { default: false })
  isUnlimited: boolean;

  @Column('boolean', { default: true })
  isActive: boolean;

  @ManyToOne(() => Category)
  @JoinColumn()
  category: Relation<Category>;

  @OneToMany(() => ProductPicture, (picture) => picture.product)
  pictures: Relation<ProductPicture[]>;
}
