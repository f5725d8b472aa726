import { Module } from '@nestjs/common';
import { SiteStatusRouter } from './site-status.router.js';

@Module({ providers: [SiteStatusRouter] })
export class SiteStatusModule {}
