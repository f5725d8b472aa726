import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { MediaFile } from '../media/media-file.entity.js';
import type { Product } from './product.entity.js';

@Entity()
export class ProductPicture {
  @PrimaryColumn('uuid')
  productId: string;

  /** 0 is the main picture. */
  @PrimaryColumn('smallint')
  position: number;

  @Column('integer')
  mediaFileId: number;

  @Column('text', { default: '' })
  alt: string;

  /** Percents from the left and the upper edge: the contract's `PictureFocus`. */
  @Column('smallint', { default: 50 })
  focusX: number;

  @Column('smallint', { default: 50 })
  focusY: number;

  @ManyToOne('Product', 'pictures')
  @JoinColumn()
  product: Relation<Product>;

  @ManyToOne(() => MediaFile)
  @JoinColumn()
  mediaFile: Relation<MediaFile>;
}
