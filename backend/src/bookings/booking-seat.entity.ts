import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The seat of one person in a booking: the price and the time of check-in. */
@Entity()
export class BookingSeat {
  @PrimaryColumn('uuid')
  bookingId: string;

  @PrimaryColumn('smallint')
  position: number;

  @Column('boolean')
  isStudent: boolean;

  @Column('integer')
  pricePaidKurus: number;

  @Column('timestamptz', { nullable: true })
  checkedInAt: Date | null;
}
