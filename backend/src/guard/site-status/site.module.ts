import { Module } from '@nestjs/common';
import { SiteRouter } from './site.router.js';

@Module({ providers: [SiteRouter] })
export class SiteModule {}
