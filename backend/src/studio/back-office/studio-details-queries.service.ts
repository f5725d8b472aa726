import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { SavedSeller } from '../../../contract/studio/seller-details.js';
import type { SavedProfile } from '../../../contract/studio/studio-profile.js';
import { Settings } from '../../platform/config/settings.js';
import { initialProfile, initialSeller } from '../initial-studio.js';
import { StudioDetails, type StudioSection } from '../studio-details.entity.js';

/** Reads for the forms of the back office, from the database rather than from the copy of this process. */
@Injectable()
export class StudioDetailsQueriesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly settings: Settings,
  ) {}

  async profile(): Promise<SavedProfile> {
    const { details, version } = await this.saved('profile');
    return { ...initialProfile(this.settings), ...details, version };
  }

  async seller(): Promise<SavedSeller> {
    const { details, version } = await this.saved('seller');
    return { ...initialSeller(this.settings), ...details, version };
  }

  private async saved(section: StudioSection): Promise<Pick<StudioDetails, 'details' | 'version'>> {
    const saved = await this.dataSource.manager.findOneBy(StudioDetails, { section });
    return saved ?? { details: {}, version: 0 };
  }
}
