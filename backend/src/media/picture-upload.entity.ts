import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An uploaded picture that is not used yet. */
@Entity()
export class PictureUpload {
  @PrimaryColumn('integer')
  mediaFileId: number;

  @Column('timestamptz')
  uploadedAt: Date;
}
