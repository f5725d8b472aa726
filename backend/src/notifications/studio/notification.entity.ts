import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { NotificationSubject, NotificationType } from '../../../contract/notifications/notification.js';

/** Something the studio is to know; it stays new until somebody has read it. */
@Entity()
export class Notification {
  @PrimaryGeneratedColumn('identity')
  id: number;

  @Column('text')
  type: NotificationType;

  /** The same event is never told twice. */
  @Column('text')
  dedupeKey: string;

  @Column('text')
  title: string;

  @Column('text')
  message: string;

  /** No foreign key: what it tells of may go, what was told stays. */
  @Column('text', { nullable: true })
  aboutKind: NotificationSubject['kind'] | null;

  @Column('uuid', { nullable: true })
  aboutId: string | null;

  @Column('timestamptz', { nullable: true })
  readAt: Date | null;

  /** Set when it was deleted from the list; the row is removed later. */
  @Column('timestamptz', { nullable: true })
  removedAt: Date | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
