import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MediaFile } from './media-file.entity.js';

@Module({ imports: [TypeOrmModule.forFeature([MediaFile])] })
export class MediaModule {}
