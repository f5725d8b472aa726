import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** Specification 3, section 3, 'Log entry'; `admin_change` is every other change made in the back office. */
export type LogEventType =
  | 'admin_login'
  | 'admin_2fa_login'
  | 'user_login'
  | 'order_created'
  | 'order_updated'
  | 'product_updated'
  | 'workshop_booking'
  | 'security_alert'
  | 'email_sent'
  | 'system_error'
  | 'admin_change';

/** Something that happened, for whoever looks after the site. */
@Entity()
export class LogEntry {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' })
  id: string;

  @Column('text')
  eventType: LogEventType;

  /** The e-mail address of whoever did it, or tried to. */
  @Column('text', { nullable: true })
  username: string | null;

  @Column('uuid', { nullable: true })
  userId: string | null;

  @Column('text', { nullable: true })
  ipAddress: string | null;

  @Column('text', { nullable: true })
  userAgent: string | null;

  /** What was changed, such as 'product', and which; null for what is no change of a record. */
  @Column('text', { nullable: true })
  recordKind: string | null;

  @Column('text', { nullable: true })
  recordId: string | null;

  /** Never a password, a code, a token or a card. */
  @Column('jsonb', { default: {} })
  details: Readonly<Record<string, unknown>>;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
