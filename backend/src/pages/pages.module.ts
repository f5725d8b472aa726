import { Module } from '@nestjs/common';
import { ApiModule } from '../api/api.module.js';
import { BlogModule } from '../blog/blog.module.js';
import { AnswerPagesService } from './answer-pages.service.js';
import { RenderQueueService } from './render-queue.service.js';
import { MovedPagesService } from './moved-pages.service.js';
import { RenderPageService } from './render-page.service.js';
import { StudioModule } from '../studio/studio.module.js';

/** The pages of the web site, as HTML for browsers and search engines. */
@Module({
  imports: [StudioModule, ApiModule, BlogModule],
  providers: [AnswerPagesService, RenderQueueService, MovedPagesService, RenderPageService],
  exports: [AnswerPagesService],
})
export class PagesModule {}
