import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One person of a booking: who comes, what the seat cost, and when they came in. */
@Entity()
export class BookingSeat {
  @PrimaryColumn('uuid')
  bookingId: string;

  @PrimaryColumn('smallint')
  position: number;

  @Column('text', { nullable: true })
  guestName: string | null;

  @Column('boolean')
  isStudent: boolean;

  @Column('integer')
  pricePaidKurus: number;

  @Column('timestamptz', { nullable: true })
  checkedInAt: Date | null;
}
