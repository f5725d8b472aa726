import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** `skipped` was not sent on purpose; `lastError` gives the reason. */
type SmsStatus = 'pending' | 'sent' | 'failed' | 'skipped';

/** One text message to one telephone number. */
@Entity()
export class SmsMessage {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  /** A message with the same key is never queued twice. */
  @Column('text')
  dedupeKey: string;

  /** As stored: +90… */
  @Column('text')
  recipient: string;

  @Column('text')
  text: string;

  @Column('text')
  status: SmsStatus;

  @Column('text', { nullable: true })
  lastError: string | null;

  /** The time of the last claim. */
  @Column('timestamptz', { nullable: true })
  claimedAt: Date | null;

  @Column('timestamptz', { nullable: true })
  sentAt: Date | null;

  /** The account was deleted: the row is emptied as soon as the message is done. */
  @Column('boolean', { default: false })
  isErased: boolean;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
