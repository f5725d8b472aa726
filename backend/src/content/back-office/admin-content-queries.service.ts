import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type PageOf, paginationOf } from '../../../contract/admin/page.query.js';
import type { ContentHistoryQuery } from '../../../contract/content/admin-content.dto.js';
import {
  type AdminContentItem,
  type ContentChangeView,
  contentItemId,
} from '../../../contract/content/admin-content.views.js';
import { ContentCatalogueService, type ContentName } from '../content-catalogue.service.js';
import { ContentEntry } from '../content-entry.entity.js';
import { ResolvedContentService } from '../resolved-content.service.js';

/** Few per page, because each entry holds the text before and after, and both may be long. */
const CHANGES_PER_PAGE = 10;

interface ChangeRow extends Omit<ContentChangeView, 'changedAt'> {
  readonly changedAt: Date;
}

@Injectable()
export class AdminContentQueriesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly shown: ResolvedContentService,
    private readonly catalogue: ContentCatalogueService,
  ) {}

  /** All texts that the studio may write, in the order of the site. */
  async list(): Promise<AdminContentItem[]> {
    const [entries, texts] = await Promise.all([
      this.dataSource.manager.find(ContentEntry),
      this.shown.texts(),
    ]);
    const written = new Map(entries.map((entry) => [contentItemId(entry.section, entry.contentKey), entry]));
    return texts.map(({ value, ...name }) =>
      this.toItem(name, value, written.get(contentItemId(name.section, name.key))),
    );
  }

  /** Throws content_key_unknown. */
  async item({ section, key }: ContentName): Promise<AdminContentItem> {
    const [entry, shown] = await Promise.all([
      this.dataSource.manager.findOneBy(ContentEntry, { section, contentKey: key }),
      this.shown.text({ section, key }),
    ]);
    return this.toItem({ section, key }, shown, entry ?? undefined);
  }

  /** The changes of a text, the newest first. */
  async history({ section, key, page = 1 }: ContentHistoryQuery): Promise<PageOf<ContentChangeView>> {
    const [rows, [{ totalRecords }]] = await Promise.all([
      this.dataSource.query<ChangeRow[]>(
        `SELECT id, version, value_before AS before, value_after AS after, 
                coalesce((SELECT name FROM admin WHERE id = admin_id), changed_by) AS "changedBy",
                changed_at AS "changedAt"
         FROM content_history WHERE section = $1 AND content_key = $2
         ORDER BY version DESC LIMIT $3 OFFSET ($4::bigint - 1) * $3`,
        [section, key, CHANGES_PER_PAGE, page],
      ),
      this.dataSource.query<[{ totalRecords: number }]>(
        `SELECT count(*)::int AS "totalRecords" FROM content_history WHERE section = $1 AND content_key = $2`,
        [section, key],
      ),
    ]);
    return {
      items: rows.map((row) => ({ ...row, changedAt: row.changedAt.toISOString() })),
      pagination: paginationOf({ page, perPage: CHANGES_PER_PAGE }, { totalRecords }),
    };
  }

  private toItem({ section, key }: ContentName, shown: string, entry?: ContentEntry): AdminContentItem {
    const {
      type,
      label,
      builtIn,
      page,
      place,
      help = '',
      drawnAs = null,
      ...kind
    } = this.catalogue.find({ section, key });
    const { contentValue: own = '', version = 0, updatedAt } = entry ?? {};
    return {
      ...{ id: contentItemId(section, key), section, key, label, help, type, builtIn, own, shown, version },
      ...{ page, place, drawnAs },
      isList: kind.isList ?? false,
      isPicture: kind.isPicture ?? false,
      displayOrder: Object.keys(this.catalogue.all[section]).indexOf(key),
      updatedAt: version === 0 ? null : (updatedAt?.toISOString() ?? null),
    };
  }
}
