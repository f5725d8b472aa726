import { Module } from '@nestjs/common';
import { LiveChangesService } from './live-changes.service.js';
import { LiveRouter } from './live.router.js';

/** Live updates, pushed to browsers. */
@Module({ providers: [LiveChangesService, LiveRouter], exports: [LiveChangesService, LiveRouter] })
export class LiveModule {}
