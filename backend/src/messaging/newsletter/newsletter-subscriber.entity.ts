import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An address whose owner confirmed it; the row goes when they leave. What they agreed to is in the ledger. */
@Entity()
export class NewsletterSubscriber {
  /** In small letters. */
  @PrimaryColumn('text')
  address: string;

  @Column('timestamptz')
  confirmedAt: Date;
}
