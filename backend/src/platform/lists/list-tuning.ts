import { Injectable } from '@nestjs/common';

/** The limits by which the lists of the back office choose how to read. Tests set other values. */
@Injectable()
export class ListTuning {
  /** The statement timeout of a page, and of a batch of a download, which may take longer. */
  pageMs = 3_000;
  batchMs = 15_000;

  /** In a list that is no longer than this, all matches are counted and sorted when the tally cannot count them. */
  shortUpTo = 20_000;

  /**
   * Up to this many matches are counted one by one and sorted. With more, the index of the sort order is scanned until
   * the page is full: a scan is slow when few rows match, and a sort is slow when many do.
   */
  countedUpTo = 500;

  /** Up to this many matches are sorted when they lie close together, because a scan might pass all other rows first. */
  sortedUpTo = 10_000;

  /**
   * When a scan or a sort would cost more index entries than this, the monthly tally is asked where the page
   * begins.
   */
  passedUpTo = 20_000;

  batchRows = 250;
}
