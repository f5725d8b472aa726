import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A price of a product or of a session, from when it came into force. Only triggers of the database write it. */
@Entity()
export class PriceChange {
  @PrimaryGeneratedColumn('identity')
  id: number;

  @Column('uuid', { nullable: true })
  productId: string | null;

  @Column('uuid', { nullable: true })
  sessionId: string | null;

  /** Null while it was not offered to anybody. */
  @Column('integer', { nullable: true })
  priceKurus: number | null;

  @Column('timestamptz', { default: () => 'clock_timestamp()' })
  since: Date;
}
