import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How many pieces of an order's line lie in a parcel. */
@Entity()
export class ParcelLine {
  @PrimaryColumn('uuid')
  parcelId: string;

  @PrimaryColumn('uuid')
  orderLineId: string;

  @Column('smallint')
  quantity: number;
}
