import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { ContentEntries } from '../../contract/content/content-values.js';
import type { WorkshopsPage } from '../../contract/content/workshops-page.js';
import { namedPictures, workshopsPage } from '../../contract/content/workshops-page.rules.js';
import { GALLERY_MEDIA, WORKSHOPS_MEDIA } from '../../contract/media/library.js';
import { MediaLibraryQueries } from '../media/media-library-queries.service.js';
import { ContentEntry, type ContentSection } from './content-entry.entity.js';

@Injectable()
export class ContentQueries {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @Inject(MediaLibraryQueries) private readonly mediaLibrary: MediaLibraryQueries,
  ) {}

  /** What the studio wrote for a section; empty where it wrote nothing. */
  async section(section: ContentSection): Promise<ContentEntries> {
    const entries = await this.dataSource.manager.findBy(ContentEntry, { section });
    return new Map(entries.map(({ contentKey, contentValue }) => [contentKey, contentValue]));
  }

  async workshopsPage(): Promise<WorkshopsPage> {
    const [entries, workshops, gallery] = await Promise.all([
      this.section('workshops'),
      this.mediaLibrary.active(WORKSHOPS_MEDIA),
      this.mediaLibrary.active(GALLERY_MEDIA),
    ]);
    const named = await this.mediaLibrary.byFileNames(namedPictures(entries));
    return workshopsPage(entries, { workshops, gallery, named });
  }
}
