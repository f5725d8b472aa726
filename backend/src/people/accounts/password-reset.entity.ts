import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** A mailed reset link; its row is deleted when it is used. */
@Entity()
export class PasswordReset {
  @PrimaryColumn('text')
  tokenHash: string;

  @Column('uuid')
  customerId: string;

  /** The address to which the link was mailed. The link is valid only for this address. */
  @Column('text')
  email: string;

  /** The link also restores this address, which the account had before. */
  @Column('boolean', { default: false })
  restoresEmail: boolean;

  @Column('timestamptz')
  expiresAt: Date;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
