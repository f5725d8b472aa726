import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AppError } from '../../../contract/app-error.js';
import { studioDate } from '../../../contract/common/dates.js';
import {
  STUDIO_SECTION_LABELS,
  type SavedSection,
  type StudioSection,
} from '../../../contract/studio/studio-sections.js';
import { AdminChangesService } from '../../activity-log/admin-changes.service.js';
import type { Actor } from '../../platform/sessions/actor.js';
import { UploadLedgerService } from '../../media/upload-ledger.service.js';
import { Clock } from '../../platform/clock.js';
import { Settings } from '../../platform/config/settings.js';
import { StudioDetails } from '../studio-details.entity.js';
import { lockedFields, sectionInForce, STUDIO_SECTIONS } from '../studio-sections.js';

interface Saved {
  readonly section: StudioSection;
  readonly version: number;
  /** What is stored from now on. */
  readonly details: object;
  /** What was in force until now, and what is from now on. */
  readonly before: object;
  readonly after: object;
}

/** Saves a section of what the studio says about itself. A trigger announces the change to all processes. */
@Injectable()
export class SaveStudioDetailsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly changes: AdminChangesService,
    private readonly settings: Settings,
    private readonly uploads: UploadLedgerService,
    private readonly clock: Clock,
  ) {}

  /**
   * Throws changed_meanwhile when the section was saved since it was read, picture_not_found, and
   * studio_change_refused for a change that its section does not allow. Fields that the environment decides keep what
   * is stored, so that it counts again without the environment.
   */
  async save<Section extends StudioSection>(
    actor: Actor,
    section: Section,
    { version, ...typed }: SavedSection<Section>,
  ): Promise<void> {
    const { event, problemOf } = STUDIO_SECTIONS[section];
    await this.dataSource.transaction(async (manager) => {
      const stored = await readLocked(manager, section);
      const details = { ...typed, ...this.kept(section, stored) };
      const before = sectionInForce(section, this.settings, stored);
      const after = sectionInForce(section, this.settings, details);
      await this.keepPicture(manager, details);
      await write(manager, actor, { section, version, details, before, after });
      const today = studioDate(this.clock.now());
      const problem = await problemOf?.(manager, { before, after, today });
      if (typeof problem === 'string') throw new AppError('studio_change_refused', { problem });
      await this.changes.record(manager, actor, {
        event,
        recordKind: 'studio_details',
        recordId: section,
        label: STUDIO_SECTION_LABELS[section],
        before: { ...before },
        after: { ...after },
      });
    });
  }

  /** A trigger notes that the details name it, so that it stays. */
  private async keepPicture(manager: EntityManager, details: object): Promise<void> {
    const { picture = '' } = details as { readonly picture?: string };
    if (picture === '') return;
    const used = await this.uploads.markUsed(manager, [picture]);
    if (!used.has(picture)) throw new AppError('picture_not_found');
  }

  /** The stored values of the fields that the environment decides; the initial ones where nothing is stored. */
  private kept(section: StudioSection, stored: object = {}): object {
    const all = { ...STUDIO_SECTIONS[section].initial(this.settings), ...stored };
    const locked = lockedFields(section, this.settings);
    return Object.fromEntries(Object.entries(all).filter(([field]) => field in locked));
  }
}

async function readLocked(manager: EntityManager, section: StudioSection): Promise<object | undefined> {
  const lock = { mode: 'pessimistic_write' } as const;
  return (await manager.findOne(StudioDetails, { where: { section }, lock }))?.details;
}

/**
 * One statement, so that of two admins who read the same version only one saves; the other is told. The version of a
 * section without a row continues from its history, in case the row was deleted by hand.
 */
async function write(
  manager: EntityManager,
  { adminId }: Actor,
  { section, version, details, before, after }: Saved,
): Promise<void> {
  const { length } = await manager.query<unknown[]>(
    `WITH written AS (
       INSERT INTO studio_details (section, details, version)
       SELECT $1, $3::jsonb,
         1 + coalesce((SELECT max(version) FROM studio_details_history WHERE section = $1), 0)
       WHERE $2 = 0 OR EXISTS (SELECT FROM studio_details WHERE section = $1)
       ON CONFLICT (section) DO UPDATE
       SET details = excluded.details, version = studio_details.version + 1, updated_at = now()
       WHERE studio_details.version = $2
       RETURNING version
     )
     INSERT INTO studio_details_history (section, version, details_before, details_after, admin_id, changed_by)
     SELECT $1, version, $4::jsonb, $6::jsonb, $5, (SELECT email FROM admin WHERE id = $5) FROM written
     RETURNING version`,
    [section, version, JSON.stringify(details), JSON.stringify(before), adminId, JSON.stringify(after)],
  );
  if (length === 0) throw new AppError('changed_meanwhile');
}
