import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** The purposes that people can consent to; 'photo': pictures taken of them at a workshop. */
export type ConsentPurpose = 'commercial' | 'photo';

/** The channel of a consent; each needs a consent of its own. Pictures have one: being published. */
export type ConsentChannel = 'email' | 'sms' | 'publication';

/**
 * The origin of a consent or withdrawal; 'studio' when it arrived by mail or telephone (docs/operations.md).
 */
export type ConsentSource =
  | 'newsletter_form'
  | 'unsubscribe_link'
  | 'choices_link'
  | 'account'
  | 'account_deleted'
  | 'iys'
  | 'studio';

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

  /** The number of a consent to text messages, with +; hashed like the address. Null on other channels. */
  @Column('text', { nullable: true })
  phone: string | null;

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
