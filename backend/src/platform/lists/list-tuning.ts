import { Injectable } from '@nestjs/common';

/** How the lists of the back office are read. Tests set it. */
@Injectable()
export class ListTuning {
  /** How long one statement of a page may take, and one of a batch, for which nobody waits at a screen. */
  pageMs = 3_000;
  batchMs = 15_000;

  /** Of a list that is no longer than this, all matches are counted and sorted where no tally knows them. */
  shortUpTo = 20_000;

  /**
   * So many rows are sorted of any list, and counted one by one of a longer one; where there are more, the list is walked in
   * its order. Walking far for few would be slow, and so would gathering many: whoever knows which it is, never waits
   * long.
   */
  countedUpTo = 500;

  /** So many are sorted where they lie together, and whoever walks might have to pass all others first. */
  gatheredUpTo = 10_000;

  /** So many entries of an index are passed by, or gathered, before the tally is asked where in some months a page begins. */
  passedUpTo = 20_000;

  batchRows = 250;
}
