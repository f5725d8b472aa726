import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { StudioChange } from '../../../contract/studio/studio-history.query.js';
import type { LockedFields, SavedSection, StudioSection } from '../../../contract/studio/studio-sections.js';
import { Settings } from '../../platform/config/settings.js';
import { StudioDetails } from '../studio-details.entity.js';
import { lockedFields, sectionInForce, STUDIO_SECTIONS } from '../studio-sections.js';

/** More are kept in the database; nobody looks farther back on a screen. */
const MOST_CHANGES = 50;

interface ChangeRow {
  readonly version: number;
  readonly before: object;
  readonly after: object;
  readonly changedBy: string | null;
  readonly changedAt: Date;
}

/** Reads for the forms of the back office, from the database rather than from the copy of this process. */
@Injectable()
export class StudioDetailsQueriesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly settings: Settings,
  ) {}

  async read<Section extends StudioSection>(section: Section): Promise<SavedSection<Section>> {
    const saved = await this.dataSource.manager.findOneBy(StudioDetails, { section });
    return {
      ...sectionInForce(section, this.settings, saved?.details),
      version: saved?.version ?? 0,
    };
  }

  /** The fields of all sections that the environment decides. */
  locked(): LockedFields {
    const sections = Object.keys(STUDIO_SECTIONS) as StudioSection[];
    return Object.fromEntries(sections.map((section) => [section, lockedFields(section, this.settings)]));
  }

  /** The latest changes of a section, the newest first. */
  async history(section: StudioSection): Promise<StudioChange[]> {
    const rows = await this.dataSource.query<ChangeRow[]>(
      `SELECT version, details_before AS before, details_after AS after,
         changed_by AS "changedBy", changed_at AS "changedAt"
       FROM studio_details_history WHERE section = $1 ORDER BY version DESC LIMIT $2`,
      [section, MOST_CHANGES],
    );
    return rows.map(({ before, after, changedAt, ...row }) => ({
      ...row,
      changedAt: changedAt.toISOString(),
      before: sectionInForce(section, this.settings, before),
      after: sectionInForce(section, this.settings, after),
    }));
  }
}
