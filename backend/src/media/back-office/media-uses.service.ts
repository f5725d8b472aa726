import { Injectable } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import { contentKey, contentKeys, type SiteCatalogue } from '../../../contract/content/content-keys.js';
import type { AdminMediaItem, MediaUse } from '../../../contract/media/admin-media.views.js';
import { ABOUT_MEDIA, WORKSHOPS_MEDIA } from '../../../contract/media/library.js';
import { CurrentStudio } from '../../studio/current-studio.js';
import { MediaFile } from '../media-file.entity.js';
import { MediaLibraryQueriesService } from '../media-library-queries.service.js';
import { slotOf } from '../media-slots.js';

interface UseRow {
  readonly fileId: number;
  readonly place: MediaUse['place'];
  readonly recordId: string;
  readonly label: string;
  readonly section: string | null;
}

/** Each of these uses is a foreign key, so a picture in this list cannot be deleted by any other way. */
const USES = `
  SELECT picture.media_file_id AS "fileId", 'product' AS place, product.id::text AS "recordId",
    'Ürün: ' || product.name AS label, NULL AS section
  FROM product_picture picture JOIN product ON product.id = picture.product_id
  UNION
  SELECT featured_file_id, 'blog_post', id::text, 'Blog yazısı: ' || title, NULL
  FROM blog_post WHERE featured_file_id IS NOT NULL
  UNION
  SELECT mention.media_file_id, 'blog_post', post.id::text, 'Blog yazısı: ' || post.title, NULL
  FROM picture_mention mention JOIN blog_post post
    ON mention.record_kind = 'blog_post' AND post.id::text = mention.record_id
  UNION
  SELECT mention.media_file_id, 'content', entry.id::text, entry.content_key, entry.section
  FROM picture_mention mention JOIN content_entry entry
    ON mention.record_kind = 'content' AND entry.id::text = mention.record_id
  UNION
  SELECT media_file_id, 'other', record_id,
    CASE record_kind WHEN 'studio_details' THEN 'Atölyenin logosu' ELSE 'Başka bir kayıt: ' || record_kind END, NULL
  FROM picture_mention WHERE record_kind NOT IN ('blog_post', 'content')`;

/** Finds where the site shows or names the pictures of the library. */
@Injectable()
export class MediaUsesService {
  constructor(
    private readonly studio: CurrentStudio,
    private readonly library: MediaLibraryQueriesService,
  ) {}

  /** The uses of an item: records that show its file, and the fixed place on a page that the item fills. */
  async ofItem(manager: EntityManager, { id, category, picture }: AdminMediaItem): Promise<MediaUse[]> {
    const { fileName } = picture;
    const { id: fileId } = await manager.findOneByOrFail(MediaFile, { fileName });
    const uses = (await this.ofFiles(manager, [fileId])).get(fileId) ?? [];
    if (category !== WORKSHOPS_MEDIA && category !== ABOUT_MEDIA) return uses;
    const slot = slotOf(id, category, await this.library.active(category));
    return slot === null ? uses : [...uses, { place: 'slot', recordId: '', label: slot }];
  }

  /** Keyed by the file's id; unused files are absent. */
  async ofFiles(manager: EntityManager, fileIds: readonly number[]): Promise<Map<number, MediaUse[]>> {
    const rows = await manager.query<UseRow[]>(
      `SELECT * FROM (${USES}) used WHERE "fileId" = ANY ($1::int[]) ORDER BY place, label, "recordId"`,
      [fileIds],
    );
    const texts = contentKeys(this.studio.seller, this.studio.profile);
    const byFile = new Map<number, MediaUse[]>();
    for (const { fileId, ...row } of rows) {
      byFile.set(fileId, [...(byFile.get(fileId) ?? []), toUse(row, texts)]);
    }
    return byFile;
  }

  /** Files that are used but have no item in the library, the oldest first. */
  async outsideLibrary(manager: EntityManager, limit: number): Promise<MediaFile[]> {
    const rows = await manager.query<{ id: number }[]>(
      `SELECT DISTINCT "fileId" AS id FROM (${USES}) used
       WHERE NOT EXISTS (SELECT FROM media_item WHERE media_file_id = "fileId") ORDER BY 1 LIMIT $1`,
      [limit],
    );
    return manager.find(MediaFile, { where: { id: In(rows.map(({ id }) => id)) }, order: { id: 'ASC' } });
  }
}

function toUse({ place, recordId, label, section }: Omit<UseRow, 'fileId'>, texts: SiteCatalogue): MediaUse {
  if (section === null) return { place, recordId, label };
  const name = contentKey(texts, section, label)?.label ?? label;
  return { place, recordId: section, label: `Sayfa metni: ${section} – ${name}` };
}
