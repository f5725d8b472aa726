import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MediaFile } from './media-file.entity.js';
import { PictureQueries } from './picture-queries.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([MediaFile])],
  providers: [PictureQueries],
  exports: [PictureQueries],
})
export class MediaModule {}
