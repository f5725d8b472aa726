import {
  Column,
  CreateDateColumn,
  Entity,
  PrimaryGeneratedColumn,
  UpdateDateColumn,
  VersionColumn,
} from 'typeorm';

@Entity()
export class Customer {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('text')
  email: string;

  @Column('text')
  firstName: string;

  @Column('text')
  lastName: string;

  @Column('text', { nullable: true })
  phone: string | null;

  /** In one text, as REST clients give and read it. */
  @Column('text', { nullable: true })
  address: string | null;

  /** The same by its parts, all or none, when our own screens gave it. */
  @Column('text', { nullable: true })
  city: string | null;

  @Column('text', { nullable: true })
  district: string | null;

  @Column('text', { nullable: true })
  neighbourhood: string | null;

  @Column('text', { nullable: true })
  addressLine: string | null;

  /** Null until the customer verified to read the address's mails. */
  @Column('timestamptz', { nullable: true })
  emailVerifiedAt: Date | null;

  /** Raised with every change of the password: sessions of an older one end. */
  @Column('integer', { default: 1 })
  credentialsVersion: number;

  @Column('text', { select: false })
  passwordHash: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;

  @VersionColumn({ default: 1 })
  version: number;
}
