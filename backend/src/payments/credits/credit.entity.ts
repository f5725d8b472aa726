import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/**
 * Money of called-off seats that their guest left with the studio. The database keeps what is left of it, and refuses to
 * take more.
 */
@Entity()
export class Credit {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  /** 'KREDI-7KXM-P2QR' */
  @Column('text')
  code: string;

  /** The order whose money it is. */
  @Column('uuid')
  orderId: string;

  /** The seats that were called off; null when their booking was removed. */
  @Column('uuid', { nullable: true })
  bookingId: string | null;

  @Column('integer')
  amountKurus: number;

  @Column('integer')
  leftKurus: number;

  @Column('timestamptz')
  issuedAt: Date;
}
