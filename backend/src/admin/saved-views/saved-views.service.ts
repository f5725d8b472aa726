import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AppError, errorText } from '../../../contract/app-error.js';
import type { RecordDto } from '../../../contract/admin/record.dto.js';
import type { RenameViewDto, SaveViewDto } from '../../../contract/admin/saved-views.dto.js';
import { MOST_VIEWS, type SavedView as View, type ViewedList } from '../../../contract/admin/saved-views.js';
import type { Actor } from '../../platform/sessions/actor.js';
import { SavedView } from './saved-view.entity.js';

type Owner = Pick<Actor, 'adminId'>;

/** Keeps the filters of lists under names, for each admin alone. */
@Injectable()
export class SavedViewsService {
  constructor(private readonly dataSource: DataSource) {}

  /** By name. */
  async list({ adminId }: Owner, list: ViewedList): Promise<View[]> {
    return this.dataSource.query<View[]>(
      `SELECT id, name, filters FROM saved_view WHERE admin_id = $1 AND list = $2 ORDER BY turkish_sort_key(name), id`,
      [adminId, list],
    );
  }

  /** Throws view_name_taken; view_limit when the admin keeps as many views of the list as possible. */
  async save(owner: Owner, { list, name, filters }: SaveViewDto): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await this.lock(manager, owner);
      await this.claimName(manager, owner, { list, name });
      const saved = await manager.query<unknown[]>(
        `INSERT INTO saved_view (admin_id, list, place, name, filters)
         SELECT $1::uuid, $2::text, min(free.place), $3::text, $4::text FROM generate_series(1, $5::integer) AS free (place)
         WHERE NOT EXISTS (SELECT FROM saved_view taken
           WHERE taken.admin_id = $1 AND taken.list = $2 AND taken.place = free.place)
         HAVING min(free.place) IS NOT NULL RETURNING id`,
        [owner.adminId, list, name, filters, MOST_VIEWS],
      );
      if (saved.length === 0) throw new AppError('view_limit', { most: MOST_VIEWS });
    });
  }

  /** Throws not_found, view_name_taken. */
  async rename(owner: Owner, { id, name }: RenameViewDto): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await this.lock(manager, owner);
      const view = await manager.findOneBy(SavedView, { id, adminId: owner.adminId });
      if (!view) throw new AppError('not_found');
      await this.claimName(manager, owner, { list: view.list, name, exceptId: id });
      await manager.update(SavedView, { id }, { name });
    });
  }

  /** A view that is gone already counts as removed. */
  async remove({ adminId }: Owner, { id }: RecordDto): Promise<void> {
    await this.dataSource.manager.delete(SavedView, { id, adminId });
  }

  /** The views of one admin are changed one after the other. */
  private async lock(manager: EntityManager, { adminId }: Owner): Promise<void> {
    await manager.query('SELECT id FROM admin WHERE id = $1 FOR NO KEY UPDATE', [adminId]);
  }

  private async claimName(
    manager: EntityManager,
    { adminId }: Owner,
    { list, name, exceptId = null }: { list: ViewedList; name: string; exceptId?: string | null },
  ): Promise<void> {
    const taken = await manager.query<unknown[]>(
      `SELECT id FROM saved_view WHERE admin_id = $1 AND list = $2 AND search_form(name) = search_form($3)
         AND id IS DISTINCT FROM $4::uuid`,
      [adminId, list, name, exceptId],
    );
    if (taken.length > 0) throw new AppError('view_name_taken', {}, { name: errorText('view_name_taken') });
  }
}
