import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A confirmed subscription; deleted when it ends. The consent is in the ledger of consents. */
@Entity()
export class NewsletterSubscriber {
  /** In lower case. */
  @PrimaryColumn('text')
  address: string;

  @Column('timestamptz')
  confirmedAt: Date;
}
