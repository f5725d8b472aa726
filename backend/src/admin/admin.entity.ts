import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn, VersionColumn } from 'typeorm';
import type { AdminRole } from '../../contract/admin/roles.js';
import { FIRST_CREDENTIALS_VERSION } from '../platform/sessions/first-credentials-version.js';

@Entity()
export class Admin {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('text')
  email: string;

  @Column('text')
  name: string;

  @Column('text', { select: false })
  passwordHash: string;

  @Column('text', { default: 'admin' })
  role: AdminRole;

  @Column('boolean', { default: true })
  isActive: boolean;

  /** Increased with every change of the password, which ends older sessions. */
  @Column('integer', { default: () => FIRST_CREDENTIALS_VERSION })
  credentialsVersion: number;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @VersionColumn({ default: 1 })
  version: number;
}
