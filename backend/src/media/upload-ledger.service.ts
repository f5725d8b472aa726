import { Injectable } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import { PictureUpload } from './picture-upload.entity.js';

/** Keeps account of uploads that nothing uses yet (`picture_upload`); they are removed after a day. */
@Injectable()
export class UploadLedgerService {
  /** Takes pictures off the ledger because a row uses them now. Returns their ids by name, without unknown names. */
  async markUsed(manager: EntityManager, fileNames: readonly string[]): Promise<Map<string, number>> {
    // Locked, so that they are still there when the caller's rows name them.
    const files = await manager.query<{ id: number; fileName: string }[]>(
      `SELECT id, file_name AS "fileName" FROM media_file WHERE file_name = ANY ($1::text[]) FOR KEY SHARE`,
      [fileNames],
    );
    await manager.delete(PictureUpload, { mediaFileId: In(files.map(({ id }) => id)) });
    return new Map(files.map(({ id, fileName }) => [fileName, id]));
  }
}
