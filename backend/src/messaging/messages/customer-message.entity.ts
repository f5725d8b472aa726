import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { MessageCategory } from '../../../contract/messaging/messages/message.js';

/** A message of the studio in a customer's account. */
@Entity()
export class CustomerMessage {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid')
  customerId: string;

  @Column('text', { default: 'bilgilendirme' })
  category: MessageCategory;

  @Column('text')
  subject: string;

  @Column('text')
  message: string;

  @Column('text')
  senderName: string;

  @Column('boolean', { default: false })
  isImportant: boolean;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @Column('timestamptz', { nullable: true })
  readAt: Date | null;
}
