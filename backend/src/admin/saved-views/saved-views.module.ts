import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SavedView } from './saved-view.entity.js';
import { SavedViewsRouter } from './saved-views.router.js';
import { SavedViewsService } from './saved-views.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([SavedView])],
  providers: [SavedViewsService, SavedViewsRouter],
  exports: [SavedViewsRouter],
})
export class SavedViewsModule {}
