import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ProcessCopiesService } from '../platform/change-feed/process-copies.service.js';
import { Settings } from '../platform/config/settings.js';
import { ReadLogoService } from './look/read-logo.service.js';
import { CurrentStudio } from './current-studio.js';
import { StudioDetails } from './studio-details.entity.js';
import { sectionsInForce } from './studio-sections.js';

/** Reads what the studio has entered at the start of a process, and again after each change. */
@Injectable()
export class ReadStudioService implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly copies: ProcessCopiesService,
    private readonly current: CurrentStudio,
    private readonly settings: Settings,
    private readonly logos: ReadLogoService,
  ) {}

  async onModuleInit(): Promise<void> {
    const read = () => this.read();
    this.current.copy = await this.copies.keep({ name: 'The studio’s details', topic: 'settings', read });
  }

  private async read(): Promise<void> {
    const rows = await this.dataSource.manager.find(StudioDetails);
    const saved = new Map(rows.map(({ section, details }) => [section, details]));
    const sections = sectionsInForce(this.settings, saved);
    const { mark, picture } = sections.look;
    const logo = mark === 'picture' ? await this.logos.read(picture) : null;
    Object.assign(this.current, { sections, logo });
  }
}
