import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

export type NotificationType =
  'stock_low' | 'stock_out' | 'workshop_full' | 'workshop_low' | 'new_order' | 'system';

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

  @Column('timestamptz', { nullable: true })
  readAt: Date | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
