import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { NewsletterConsentVersion } from '../../../contract/messaging/newsletter/newsletter-consent.js';

/** A requested subscription. It becomes one only through the link that is mailed to the address. */
@Entity()
export class NewsletterRequest {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('text')
  tokenHash: string;

  /** In lower case. */
  @Column('text')
  address: string;

  @Column('text')
  textVersion: NewsletterConsentVersion;

  @Column('timestamptz')
  expiresAt: Date;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
