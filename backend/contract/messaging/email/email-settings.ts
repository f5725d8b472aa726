/** STARTTLS, TLS from the first byte, or no encryption (specification 3, section 3, 'SMTP settings'). */
export const SMTP_ENCRYPTIONS = ['tls', 'ssl', 'none'] as const;
export type SmtpEncryption = (typeof SMTP_ENCRYPTIONS)[number];

/** `smtpPassword` is the mask of common/masked.ts, or empty when none is stored. */
export interface EmailSettingsView {
  readonly smtpHost: string;
  readonly smtpPort: number;
  readonly smtpUsername: string;
  readonly smtpPassword: string;
  readonly smtpEncryption: SmtpEncryption;
  readonly fromEmail: string;
  readonly fromName: string;
  readonly isActive: boolean;
  readonly imapHost: string;
  readonly imapPort: number;
  readonly imapSsl: boolean;
  readonly pop3Host: string;
  readonly pop3Port: number;
  readonly pop3Ssl: boolean;
  /** The default port that the form offers for TLS from the first byte. */
  readonly smtpSslPort: number;
  readonly smtpTlsPort: number;
  readonly version: number;
}

export type MailService = 'smtp' | 'imap' | 'pop3';

/** The result of connecting to one of the three servers; `message` describes it for the studio. */
export interface ConnectionCheck {
  readonly service: MailService;
  readonly isReached: boolean;
  readonly message: string;
}
