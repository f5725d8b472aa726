import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** The purposes that people can consent to. */
export type ConsentPurpose = 'commercial';

/** The channel of a consent; each needs a consent of its own. */
export type ConsentChannel = 'email';

/**
 * The origin of a consent or withdrawal; 'studio' when it arrived by mail or telephone (docs/operations.md).
 */
export type ConsentSource = 'newsletter_form' | 'unsubscribe_link' | 'account_deleted' | 'studio';

/**
 * An entry of the ledger of consents: a consent or a withdrawal. The latest entry counts; the database
 * refuses to change entries.
 */
@Entity()
export class Consent {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  /** The order of the entries of one address. */
  @Column({ type: 'bigint', insert: false, update: false })
  position: string;

  /** In lower case; a keyed hash without '@' for a person whose data was removed. */
  @Column('text')
  address: string;

  @Column('text')
  purpose: ConsentPurpose;

  @Column('text')
  channel: ConsentChannel;

  @Column('boolean')
  isGiven: boolean;

  /** The version of the text that was agreed to. */
  @Column('text', { nullable: true })
  textVersion: string | null;

  @Column('text')
  source: ConsentSource;

  @Column('text', { nullable: true })
  ipAddress: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  recordedAt: Date;
}
