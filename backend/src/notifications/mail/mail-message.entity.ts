import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { MailKind } from './mail-template.js';

/** `held` waits for its campaign to go on; `skipped` was not to go out any more; `lastError` says why. */
type MailStatus = 'pending' | 'sending' | 'held' | 'sent' | 'failed' | 'skipped';

/** One mail to one recipient; `failed` is the dead letter the studio can see. */
@Entity()
export class MailMessage {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  /** The same key is never queued twice. */
  @Column('text')
  dedupeKey: string;

  @Column('text')
  template: MailKind;

  /** Emptied once the mail is done, when it holds a code or a key. */
  @Column('jsonb')
  payload: object;

  @Column('text')
  recipient: string;

  /** Until it was rendered, its campaign's or the name of its kind. */
  @Column('text', { nullable: true })
  subject: string | null;

  @Column('text')
  status: MailStatus;

  @Column('integer')
  tries: number;

  @Column('text', { nullable: true })
  lastError: string | null;

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
