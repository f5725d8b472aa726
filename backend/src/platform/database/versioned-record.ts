import { CreateDateColumn, UpdateDateColumn, VersionColumn } from 'typeorm';

/** For records with a version, against overwriting changes that an admin has not seen, and both times. */
export abstract class VersionedRecord {
  @VersionColumn()
  version: number;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;
}
