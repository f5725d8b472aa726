import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { DEFAULT_PAGE_SIZE, type PageOf, paginationOf } from '../../../contract/admin/page.query.js';
import { AppError } from '../../../contract/app-error.js';
import type { AdminMediaQuery } from '../../../contract/media/admin-media.dto.js';
import type { AdminMediaItem } from '../../../contract/media/admin-media.views.js';
import { NO_FOLDER } from '../../../contract/media/media-folder.dto.js';
import { searchPatterns } from '../../platform/database/search-words.js';
import { toAdminMediaItem } from './admin-media.mapper.js';
import { MediaItem } from '../media-item.entity.js';

const SEARCHED = `search_form(concat_ws(' ', item.title, item.alt_text, item.original_name, item.description, file.file_name))`;

/** Reads the media library for the studio, including hidden items. */
@Injectable()
export class AdminMediaQueriesService {
  constructor(private readonly dataSource: DataSource) {}

  /** The newest first. */
  async list(query: AdminMediaQuery): Promise<PageOf<AdminMediaItem>> {
    const { page = 1, perPage = DEFAULT_PAGE_SIZE, sortOrder } = query;
    const [found, totalRecords] = await this.narrowed(query)
      .orderBy('item.id', sortOrder === 'asc' ? 'ASC' : 'DESC')
      .limit(perPage)
      .offset((page - 1) * perPage)
      .getManyAndCount();
    return { items: found.map(toAdminMediaItem), pagination: paginationOf(query, { totalRecords }) };
  }

  /** The newest items, for clients without pages. */
  async latest(
    query: Pick<AdminMediaQuery, 'search' | 'category'>,
    limit: number,
  ): Promise<AdminMediaItem[]> {
    const found = await this.narrowed(query).orderBy('item.id', 'DESC').limit(limit).getMany();
    return found.map(toAdminMediaItem);
  }

  async view(id: number): Promise<AdminMediaItem> {
    return this.get(this.dataSource.manager, id);
  }

  /** Throws media_not_found. */
  async get(manager: EntityManager, id: number): Promise<AdminMediaItem> {
    const item = await withFile(manager).andWhere({ id }).getOne();
    if (!item) throw new AppError('media_not_found');
    return toAdminMediaItem(item);
  }

  private narrowed({ search = '', category, isActive, folderId }: AdminMediaQuery) {
    const items = withFile(this.dataSource.manager);
    const patterns = searchPatterns(search);
    if (patterns.length > 0) items.andWhere(`${SEARCHED} LIKE ALL (:patterns)`, { patterns });
    if (category !== undefined) items.andWhere({ category });
    if (isActive !== undefined) items.andWhere({ isActive });
    if (folderId === NO_FOLDER) items.andWhere('item.mediaFolderId IS NULL');
    else if (folderId !== undefined) items.andWhere({ mediaFolderId: folderId });
    return items;
  }
}

function withFile(manager: EntityManager) {
  return manager
    .createQueryBuilder(MediaItem, 'item')
    .innerJoinAndSelect('item.mediaFile', 'file')
    .where('true');
}
