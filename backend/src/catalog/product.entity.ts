import {
  Column,
  CreateDateColumn,
  Entity,
  JoinColumn,
  ManyToOne,
  OneToMany,
  PrimaryGeneratedColumn,
  type Relation,
  UpdateDateColumn,
  VersionColumn,
} from 'typeorm';
import { Category } from './category.entity.js';
import { ProductPicture } from './product-picture.entity.js';

/** Its stock fields are written by StockService alone once the product exists. */
@Entity()
export class Product {
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

  @Column('smallint', { default: 20 })
  vatRatePercent: number;

  /** On the shelf, the held ones included. */
  @Column('integer', { default: 0 })
  stockQuantity: number;

  /** Raised by whoever counts the shelf, never by a sale. */
  @Column('integer', { default: 1 })
  stockCountVersion: number;

  /** Kept for visitors who are paying. */
  @Column('integer', { default: 0 })
  heldQuantity: number;

  @Column('integer', { default: 0 })
  minStock: number;

  @Column('boolean', { default: false })
  isUnlimited: boolean;

  @Column('boolean', { default: true })
  isActive: boolean;

  @VersionColumn()
  version: number;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;

  @ManyToOne(() => Category)
  @JoinColumn()
  category: Relation<Category>;

  @OneToMany(() => ProductPicture, (picture) => picture.product)
  pictures: Relation<ProductPicture[]>;
}
