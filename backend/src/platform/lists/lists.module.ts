import { Module } from '@nestjs/common';
import { ListReads } from './list-reads.service.js';
import { ListTallies } from './list-tallies.service.js';
import { ListTuning } from './list-tuning.js';

/** Lists of the back office that may have a million rows. */
@Module({
  providers: [ListReads, ListTallies, ListTuning],
  exports: [ListReads, ListTallies],
})
export class ListsModule {}
