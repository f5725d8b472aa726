import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { NewsletterConsentVersion } from '../../../contract/messaging/newsletter/newsletter-consent.js';

/** Somebody typed an address; nobody is subscribed before the link that was mailed to it is used. */
@Entity()
export class NewsletterRequest {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('text')
  tokenHash: string;

  /** In small letters. */
  @Column('text')
  address: string;

  @Column('text')
  textVersion: NewsletterConsentVersion;

  @Column('timestamptz')
  expiresAt: Date;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
