import { Module } from '@nestjs/common';
import { GroupsModule } from '../groups.module.js';
import { LiveModule } from './live/live.module.js';
import { AppRouterService } from './app-router.js';

@Module({
  imports: [GroupsModule, LiveModule],
  providers: [AppRouterService],
  exports: [AppRouterService],
})
export class ApiModule {}
