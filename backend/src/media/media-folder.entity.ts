import { Column, Entity, PrimaryGeneratedColumn, VersionColumn } from 'typeorm';

/** A folder of the media library. */
@Entity()
export class MediaFolder {
  @PrimaryGeneratedColumn('identity')
  id: number;

  @Column('text')
  name: string;

  @VersionColumn()
  version: number;
}
