import { IsIn, IsString, MaxLength } from 'class-validator';
import { PageQuery } from '../../admin/page.query.js';
import { JOB_LISTS, type JobList } from './jobs.views.js';

export class JobsQuery extends PageQuery {
  @IsIn(JOB_LISTS, { message: 'İş listesi tanınmıyor.' })
  list: JobList;
}

const UNKNOWN = { message: 'İşin türü tanınmıyor.' };

/** Selects all jobs of one kind, including kinds unknown to this version. */
export class JobKindDto {
  @MaxLength(100, UNKNOWN)
  @IsString(UNKNOWN)
  name: string;
}
