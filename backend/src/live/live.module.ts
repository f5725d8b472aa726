import { Module } from '@nestjs/common';
import { LiveChanges } from './live-changes.service.js';
import { LiveRouter } from './live.router.js';

/** What browsers hear without asking. */
@Module({ providers: [LiveChanges, LiveRouter], exports: [LiveChanges, LiveRouter] })
export class LiveModule {}
