import { IsIn, IsString, MaxLength } from 'class-validator';
import { PageQuery } from '../../admin/page.query.js';
import { JOB_LISTS, type JobList } from './jobs.views.js';

export class JobsQuery extends PageQuery {
  @IsIn(JOB_LISTS, { message: 'İş listesi tanınmıyor.' })
  list: JobList;
}

const UNKNOWN = { message: 'İşin türü tanınmıyor.' };

/** All of one kind, also of a kind that this version does not know. */
export class JobKindDto {
  @MaxLength(100, UNKNOWN)
  @IsString(UNKNOWN)
  name: string;
}
