import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** `skipped` was not to go out any more; `lastError` says why. */
type SmsStatus = 'pending' | 'sent' | 'failed' | 'skipped';

/** One text message to one telephone. */
@Entity()
export class SmsMessage {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  /** The same key is never queued twice. */
  @Column('text')
  dedupeKey: string;

  /** As kept: +90… */
  @Column('text')
  recipient: string;

  @Column('text')
  text: string;

  @Column('text')
  status: SmsStatus;

  @Column('text', { nullable: true })
  lastError: string | null;

  /** When it was last taken in hand. */
  @Column('timestamptz', { nullable: true })
  claimedAt: Date | null;

  @Column('timestamptz', { nullable: true })
  sentAt: Date | null;

  /** Its person's account is gone: emptied as soon as it is done. */
  @Column('boolean', { default: false })
  isForgotten: boolean;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
