import { Module } from '@nestjs/common';
import { CountVisits } from './count-visits.service.js';
import { StatisticsRouter } from './statistics.router.js';

/** How often pages are looked at. */
@Module({ providers: [CountVisits, StatisticsRouter], exports: [StatisticsRouter] })
export class StatisticsModule {}
