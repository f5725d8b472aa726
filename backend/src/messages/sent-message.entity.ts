import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { LocalDate } from '../../contract/common/dates.js';
import type { LetterStatus } from '../../contract/email/bulk-mail.js';
import type { MessageCategory } from '../../contract/messages/message.js';
import type { StoredAudience } from './audience-sql.js';

/** What the studio wrote to a group, and how many it was for. */
@Entity()
export class SentMessage {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  /** Made by the form: the same message is sent once. */
  @Column('uuid')
  clientKey: string;

  @Column('text')
  subject: string;

  @Column('text')
  message: string;

  @Column('text')
  category: MessageCategory;

  @Column('text')
  audience: StoredAudience;

  @Column('date', { nullable: true })
  day: LocalDate | null;

  @Column('uuid', { nullable: true })
  adminId: string | null;

  /** As it was then. */
  @Column('text')
  adminName: string;

  /** A bulk mail has a body of its own, and goes by mail alone. */
  @Column('text', { nullable: true })
  bodyHtml: string | null;

  @Column('text', { default: 'running' })
  status: LetterStatus;

  @Column('integer', { default: 0 })
  recipientCount: number;

  @Column('integer', { default: 0 })
  accountCount: number;

  @Column('integer', { default: 0 })
  mailCount: number;

  @Column('integer', { default: 0 })
  skippedCount: number;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
