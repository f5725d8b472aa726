import { Module } from '@nestjs/common';
import { ApiModule } from '../api/api.module.js';
import { BlogModule } from '../blog/blog.module.js';
import { AnswerPages } from './answer-pages.service.js';
import { DrawingBoard } from './drawing-board.service.js';
import { MovedPages } from './moved-pages.service.js';
import { RenderPage } from './render-page.service.js';

/** The web site's pages, as browsers and search engines get them. */
@Module({
  imports: [ApiModule, BlogModule],
  providers: [AnswerPages, DrawingBoard, MovedPages, RenderPage],
  exports: [AnswerPages],
})
export class PagesModule {}
