import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { LockedFields, SavedSection, StudioSection } from '../../../contract/studio/studio-sections.js';
import { Settings } from '../../platform/config/settings.js';
import { StudioDetails } from '../studio-details.entity.js';
import { lockedFields, sectionInForce, STUDIO_SECTIONS } from '../studio-sections.js';

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
}
