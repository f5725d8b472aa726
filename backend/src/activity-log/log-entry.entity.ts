import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { LogEventType } from '../../contract/activity-log/log-event.js';
import type { LogRecordKind } from '../../contract/activity-log/log-record-kind.js';

/** An entry of the activity log. */
@Entity()
export class LogEntry {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' })
  id: string;

  @Column('text')
  eventType: LogEventType;

  /** The e-mail address of the person who did it or tried to. */
  @Column('text', { nullable: true })
  username: string | null;

  @Column('uuid', { nullable: true })
  userId: string | null;

  @Column('text', { nullable: true })
  ipAddress: string | null;

  @Column('text', { nullable: true })
  userAgent: string | null;

  /** Null when the entry is not about a record. */
  @Column('text', { nullable: true })
  recordKind: LogRecordKind | null;

  @Column('text', { nullable: true })
  recordId: string | null;

  /** Never a password, a code, a token or a card. */
  @Column('jsonb', { default: {} })
  details: Readonly<Record<string, unknown>>;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
