import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { NotificationSubject, NotificationType } from '../../../contract/notifications/notification.js';

/** A notification for the studio; it is new until an admin has read it. */
@Entity()
export class Notification {
  @PrimaryGeneratedColumn('identity')
  id: number;

  @Column('text')
  type: NotificationType;

  /** A notification with the same key is never added twice. */
  @Column('text')
  dedupeKey: string;

  @Column('text')
  title: string;

  @Column('text')
  message: string;

  /** Without a foreign key, because notifications outlive their records. */
  @Column('text', { nullable: true })
  aboutKind: NotificationSubject['kind'] | null;

  @Column('uuid', { nullable: true })
  aboutId: string | null;

  @Column('timestamptz', { nullable: true })
  readAt: Date | null;

  /** Set when it was removed from the list; the row is deleted later. */
  @Column('timestamptz', { nullable: true })
  removedAt: Date | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
