import { CreateDateColumn, UpdateDateColumn, VersionColumn } from 'typeorm';

/** A record with the times of its making and last change, and a version by which an older form is refused. */
export abstract class VersionedRecord {
  @VersionColumn()
  version: number;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;
}
