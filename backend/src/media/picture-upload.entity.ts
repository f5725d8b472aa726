import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A picture that an admin handed in and that nothing shows yet. */
@Entity()
export class PictureUpload {
  @PrimaryColumn('integer')
  mediaFileId: number;

  @Column('timestamptz')
  uploadedAt: Date;
}
