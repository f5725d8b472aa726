import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { LocalDate } from '../../../contract/common/dates.js';
import type { CampaignStatus } from '../../../contract/messaging/email/bulk-mail.js';
import type { MessageCategory } from '../../../contract/messaging/messages/message.js';
import type { StoredAudience } from './audience-sql.js';

/** A message or bulk mail to many recipients, with its counts. */
@Entity()
export class Campaign {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  /** Made by the form; the same key is sent only once. */
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

  /** The session, account or order whose people the message is for; null for a group. */
  @Column('uuid', { nullable: true })
  targetId: string | null;

  @Column('uuid', { nullable: true })
  adminId: string | null;

  /** The admin's name at that time. */
  @Column('text')
  adminName: string;

  /** HTML of a bulk mail; null for a message. */
  @Column('text', { nullable: true })
  bodyHtml: string | null;

  @Column('text', { default: 'running' })
  status: CampaignStatus;

  /** Set when no recipient is waiting any more; the three counts below are valid from then on. */
  @Column('timestamptz', { nullable: true })
  endedAt: Date | null;

  @Column('integer', { default: 0 })
  sentCount: number;

  @Column('integer', { default: 0 })
  failedCount: number;

  /** Recipients who withdrew their consent meanwhile, or who had not been reached when it was stopped. */
  @Column('integer', { default: 0 })
  skippedCount: number;

  @Column('integer', { default: 0 })
  recipientCount: number;

  @Column('integer', { default: 0 })
  accountCount: number;

  @Column('integer', { default: 0 })
  mailCount: number;

  /** People in the audience to whom no mail may be sent. */
  @Column('integer', { default: 0 })
  unmailedCount: number;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
