import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** The services with which the studio has an account of its own. */
export type Service = 'iyzico' | 'netgsm';

/** An account with a service. A row is never changed: a new account replaces it. */
@Entity()
export class ServiceAccount {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id: string;

  @Column('text')
  service: Service;

  /** The address of the service for which the secrets were entered. */
  @Column('text')
  address: string;

  /** JSON, encrypted by `SecretBox`. */
  @Column('text')
  sealedSecrets: string;

  /** The account that was in force before; null for the first one of a service. */
  @Column('bigint', { nullable: true })
  replaces: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  savedAt: Date;
}
