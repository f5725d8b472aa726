import { Module } from '@nestjs/common';
import { ListReadsService } from './list-reads.service.js';
import { ListTalliesService } from './list-tallies.service.js';
import { ListTuning } from './list-tuning.js';

/** Lists of the back office that may have a million rows. */
@Module({
  providers: [ListReadsService, ListTalliesService, ListTuning],
  exports: [ListReadsService],
})
export class ListsModule {}
