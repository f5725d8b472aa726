import { CreateDateColumn, UpdateDateColumn, VersionColumn } from 'typeorm';

/** What every record has that admins edit: a version against overwriting unseen changes, and its times. */
export abstract class VersionedRecord {
  @VersionColumn()
  version: number;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;
}
