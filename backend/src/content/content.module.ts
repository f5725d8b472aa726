import { Inject, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MediaModule } from '../media/media.module.js';
import { ReadyBytes } from '../platform/http/ready-bytes.js';
import { ContentEntry } from './content-entry.entity.js';
import { ContentQueries } from './content-queries.service.js';
import { ContentRouter } from './content.router.js';

/** What the site says about itself. */
@Module({
  imports: [MediaModule, TypeOrmModule.forFeature([ContentEntry])],
  providers: [ContentQueries, ContentRouter],
  exports: [ContentRouter],
})
export class ContentModule {
  constructor(@Inject(ReadyBytes) readyBytes: ReadyBytes) {
    readyBytes.register('/trpc/content.workshopsPage', 'content', 'media');
  }
}
