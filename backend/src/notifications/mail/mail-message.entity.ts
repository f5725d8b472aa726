import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { MailKind } from './mail-template.js';

/** `held` waits for its paused campaign; `skipped` was not sent on purpose; `lastError` gives the reason. */
type MailStatus = 'pending' | 'sending' | 'held' | 'sent' | 'failed' | 'skipped';

/** One mail to one recipient. `failed` mails are listed for the studio. */
@Entity()
export class MailMessage {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  /** A mail with the same key is never queued twice. */
  @Column('text')
  dedupeKey: string;

  @Column('text')
  template: MailKind;

  /** Emptied once the mail is done if it holds a code or a key. */
  @Column('jsonb')
  payload: object;

  @Column('text')
  recipient: string;

  /** Null until the mail is rendered; lists then show the campaign's subject or the name of the kind. */
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

  /** The account was deleted: the row is emptied as soon as the mail is done. */
  @Column('boolean', { default: false })
  isErased: boolean;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
