import { Module } from '@nestjs/common';
import { ContentRouter } from './content.router.js';

/** What the site says about itself. */
@Module({ providers: [ContentRouter], exports: [ContentRouter] })
export class ContentModule {}
