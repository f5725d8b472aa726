import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { ContentSection } from '../../../contract/content/content-section.js';
import { type Picture, type PictureFormat, pictureUrl } from '../../../contract/media/picture.js';
import { WriteContentService } from '../../content/write-content.service.js';

interface Pictures {
  readonly before: Picture;
  readonly after: Picture;
}

/** Moves everything that shows or names a picture to another one, in the transaction of the caller. */
@Injectable()
export class MovePictureUsesService {
  constructor(private readonly contents: WriteContentService) {}

  /** Versions rise, so that a form which is open with the old picture is told. */
  async move(manager: EntityManager, adminId: string, pictures: Pictures): Promise<void> {
    const names = [pictures.before.fileName, pictures.after.fileName];
    await manager.query(
      `WITH file AS (SELECT (SELECT id FROM media_file WHERE file_name = $1) AS before,
                            (SELECT id FROM media_file WHERE file_name = $2) AS after),
       moved AS (UPDATE product_picture SET media_file_id = file.after FROM file
                 WHERE media_file_id = file.before RETURNING product_id)
       UPDATE product SET version = version + 1, updated_at = now() WHERE id IN (SELECT product_id FROM moved)`,
      names,
    );
    await manager.query(
      `UPDATE blog_post SET featured_file_id = (SELECT id FROM media_file WHERE file_name = $2), version = version + 1
       WHERE featured_file_id = (SELECT id FROM media_file WHERE file_name = $1)`,
      names,
    );
    await this.renameInPosts(manager, pictures);
    await this.renameInTexts(manager, adminId, pictures);
  }

  private async renameInPosts(manager: EntityManager, pictures: Pictures): Promise<void> {
    const posts = await manager.query<{ id: string; content: string }[]>(
      'SELECT id, content FROM blog_post WHERE position($1 IN content) > 0 FOR UPDATE',
      [pictures.before.fileName],
    );
    for (const { id, content } of posts) {
      await manager.query('UPDATE blog_post SET content = $2, version = version + 1 WHERE id = $1', [
        id,
        withRenamed(content, pictures),
      ]);
    }
  }

  private async renameInTexts(manager: EntityManager, adminId: string, pictures: Pictures): Promise<void> {
    const texts = await manager.query<{ section: ContentSection; key: string; value: string }[]>(
      `SELECT section, content_key AS key, content_value AS value FROM content_entry
       WHERE position($1 IN content_value) > 0 ORDER BY section, content_key`,
      [pictures.before.fileName],
    );
    for (const { section, key, value } of texts) {
      const renamed = withRenamed(value, pictures);
      await this.contents.set(manager, adminId, { section, key, value: renamed, version: null });
    }
  }
}

/** Addresses with a size name one in which the new picture is offered. */
function withRenamed(text: string, { before, after }: Pictures): string {
  const sized = new RegExp(`/media/${before.fileName}/(\\d+)\\.(avif|webp|jpeg)`, 'g');
  return text
    .replace(sized, (_address, width: string, format: PictureFormat) =>
      pictureUrl(after, Number(width), format),
    )
    .replaceAll(before.fileName, after.fileName);
}
