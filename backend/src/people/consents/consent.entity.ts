import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** What somebody may agree to. */
export type ConsentPurpose = 'commercial';

/** By which way; each is asked for by itself. */
export type ConsentChannel = 'email';

/** Where a consent was given or taken back; 'studio' for whoever wrote or rang (docs/operations.md). */
export type ConsentSource = 'newsletter_form' | 'unsubscribe_link' | 'account_deleted' | 'studio';

/** One entry of the ledger: somebody agreed, or took it back. The latest one counts; the database changes none. */
@Entity()
export class Consent {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  /** Entries of one address in the order in which they came. */
  @Column({ type: 'bigint', insert: false, update: false })
  position: string;

  /** In small letters; of somebody who was forgotten a keyed hash, which holds no '@'. */
  @Column('text')
  address: string;

  @Column('text')
  purpose: ConsentPurpose;

  @Column('text')
  channel: ConsentChannel;

  @Column('boolean')
  isGiven: boolean;

  /** The words that were agreed to. */
  @Column('text', { nullable: true })
  textVersion: string | null;

  @Column('text')
  source: ConsentSource;

  @Column('text', { nullable: true })
  ipAddress: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  recordedAt: Date;
}
