import { Injectable } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import { PictureUpload } from './picture-upload.entity.js';

@Injectable()
export class KeptUploads {
  /** Stored pictures by file name, from now on in use: they are not thrown away. Unknown names are absent. */
  async keep(manager: EntityManager, fileNames: readonly string[]): Promise<Map<string, number>> {
    // Locked, so that they are still there when the caller's rows name them.
    const files = await manager.query<{ id: number; fileName: string }[]>(
      `SELECT id, file_name AS "fileName" FROM media_file WHERE file_name = ANY ($1::text[]) FOR KEY SHARE`,
      [fileNames],
    );
    await manager.delete(PictureUpload, { mediaFileId: In(files.map(({ id }) => id)) });
    return new Map(files.map(({ id, fileName }) => [fileName, id]));
  }
}
