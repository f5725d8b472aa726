import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { EraseNotesService } from './erase-notes.service.js';
import { InternalNote } from './internal-note.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([InternalNote])],
  providers: [EraseNotesService],
  exports: [EraseNotesService],
})
export class InternalNotesModule {}
