import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** The authenticator app that an admin has proved to have. */
@Entity()
export class AdminAuthenticator {
  @PrimaryColumn('uuid')
  adminId: string;

  /** Sealed by `SecretBox`, because codes are computed from it. */
  @Column('text')
  sealedKey: string;

  /** The time step (RFC 6238) of the last used code. Codes of this and earlier steps are refused. */
  @Column('integer')
  lastStep: number;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
