import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** The services with which the studio has an account of its own. */
export type Service = 'geliver' | 'iys' | 'iyzico' | 'netgsm' | 'parasut';

/**
 * An account with a service. A row is never changed: a new account replaces it, and so does the row that says that the
 * studio has removed it. The row that was replaced keeps its secrets, with which its payments are asked about.
 */
@Entity()
export class ServiceAccount {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id: string;

  @Column('text')
  service: Service;

  /** The address of the service for which the secrets were entered. */
  @Column('text')
  address: string;

  /** JSON, encrypted by `SecretBox`; null in the row of a removal. */
  @Column('text', { nullable: true })
  sealedSecrets: string | null;

  /** The account that was in force before; null for the first one of a service. */
  @Column('bigint', { nullable: true })
  replaces: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  savedAt: Date;
}
