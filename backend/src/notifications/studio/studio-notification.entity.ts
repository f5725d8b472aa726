import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type {
  StudioNotificationSubject,
  StudioNotificationType,
} from '../../../contract/notifications/studio-notification.js';

/** A notification for the studio; it is new until an admin has read it. */
@Entity()
export class StudioNotification {
  @PrimaryGeneratedColumn('identity')
  id: number;

  @Column('text')
  type: StudioNotificationType;

  /** A notification with the same key is never added twice. */
  @Column('text')
  dedupeKey: string;

  @Column('text')
  title: string;

  @Column('text')
  message: string;

  /** Without a foreign key, because notifications outlive their records. */
  @Column('text', { nullable: true })
  aboutKind: StudioNotificationSubject['kind'] | null;

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
