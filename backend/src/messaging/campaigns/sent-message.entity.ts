import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { LocalDate } from '../../../contract/common/dates.js';
import type { CampaignStatus } from '../../../contract/messaging/email/bulk-mail.js';
import type { MessageCategory } from '../../../contract/messaging/messages/message.js';
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
  status: CampaignStatus;

  /** Since then nobody waits for it, and the three counts below say what became of its mails. */
  @Column('timestamptz', { nullable: true })
  endedAt: Date | null;

  @Column('integer', { default: 0 })
  sentCount: number;

  @Column('integer', { default: 0 })
  failedCount: number;

  /** They refused meanwhile, or it was stopped before they were reached. */
  @Column('integer', { default: 0 })
  leftOutCount: number;

  @Column('integer', { default: 0 })
  recipientCount: number;

  @Column('integer', { default: 0 })
  accountCount: number;

  @Column('integer', { default: 0 })
  mailCount: number;

  /** In the group, but not to be written to by mail. */
  @Column('integer', { default: 0 })
  skippedCount: number;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
