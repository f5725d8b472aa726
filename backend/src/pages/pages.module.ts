import { Module } from '@nestjs/common';
import { ApiModule } from '../api/api.module.js';
import { AnswerPages } from './answer-pages.service.js';
import { DrawingBoard } from './drawing-board.service.js';
import { RenderPage } from './render-page.service.js';

/** The web site's pages, as browsers and search engines get them. */
@Module({
  imports: [ApiModule],
  providers: [AnswerPages, DrawingBoard, RenderPage],
  exports: [AnswerPages],
})
export class PagesModule {}
