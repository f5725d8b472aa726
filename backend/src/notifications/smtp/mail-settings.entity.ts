import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { SmtpEncryption } from '../../../contract/messaging/email/email-settings.js';

/** The single row of settings for sending and reading mail. */
@Entity()
export class MailSettings {
  @PrimaryColumn('smallint')
  id: number;

  @Column('text')
  smtpHost: string;

  @Column('integer')
  smtpPort: number;

  @Column('text')
  smtpUsername: string;

  /** Encrypted by `SecretBox`. */
  @Column('text', { nullable: true })
  smtpPasswordSealed: string | null;

  @Column('text')
  smtpEncryption: SmtpEncryption;

  @Column('text')
  fromEmail: string;

  @Column('text')
  fromName: string;

  /** When false, mail goes through SMTP_URL. */
  @Column('boolean')
  isActive: boolean;

  @Column('text')
  imapHost: string;

  @Column('integer')
  imapPort: number;

  @Column('boolean')
  imapSsl: boolean;

  @Column('text', { name: 'pop3_host' })
  pop3Host: string;

  @Column('integer', { name: 'pop3_port' })
  pop3Port: number;

  @Column('boolean', { name: 'pop3_ssl' })
  pop3Ssl: boolean;

  @Column('integer')
  smtpSslPort: number;

  @Column('integer')
  smtpTlsPort: number;

  @Column('integer')
  version: number;
}
