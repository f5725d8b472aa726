import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What the studio notes for itself about exactly one order, booking or customer. */
@Entity()
export class InternalNote {
  /** Chosen by who writes it. */
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { nullable: true })
  orderId: string | null;

  @Column('uuid', { nullable: true })
  bookingId: string | null;

  @Column('uuid', { nullable: true })
  customerId: string | null;

  @Column('text')
  text: string;

  @Column('uuid')
  authorId: string;

  /** As it was when the note was written. */
  @Column('text')
  authorName: string;

  @Column('timestamptz')
  writtenAt: Date;
}
