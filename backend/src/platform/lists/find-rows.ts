import type { EntityManager } from 'typeorm';
import { placeInMonths } from './list-months.js';
import { countNameMatches, hasOnlyNames, narrowByNames, pageByNames, scanNames } from './list-names.js';
import { type Edge, type Place, placeOf, tallied } from './list-tally.js';
import type { ListTuning } from './list-tuning.js';
import { type Condition, type FoundRows, LIST_SORTS, type ListFilter } from './long-list.js';
import { fromRow, type Page, scan, sortMatches } from './read-rows.js';
import type { ScanCache } from './scan-cache.js';

interface RequestedPage extends Page {
  readonly tuning: ListTuning;
  /** Without it each page counts its matches anew and scans from the start of the index. */
  readonly scanCache?: ScanCache;
}

/** Fetching and sorting one row costs as much as scanning past this many entries of an index. */
const SORT_COST = 4;

/** Finds the ids of the rows on one page of a long list, in their order. */
export async function findRows(manager: EntityManager, requested: RequestedPage): Promise<FoundRows> {
  const { others, sort, from, to } = requested.filter;
  if (others.length > 0) return byCounting(manager, requested);
  const isPartOfOtherSort = sort !== LIST_SORTS.createdAt && (from ?? to) !== undefined;
  return isPartOfOtherSort ? byDays(manager, requested) : byTally(manager, requested);
}

/** The tally gives the total, and the bucket in which the page begins. */
async function byTally(manager: EntityManager, requested: RequestedPage): Promise<FoundRows> {
  const place = await placeOf(manager, requested);
  const { total } = place;
  const isFew = total <= requested.tuning.countedUpTo;
  const ids =
    place.between && isFew
      ? (await sortMatches(manager, requested, total)).ids
      : await scanTo(manager, requested, place);
  return { ids, totalRecords: total, isExact: true };
}

/** Scans from the nearer edge of the bucket; the rows between that edge and the page are skipped. */
async function scanTo(manager: EntityManager, page: Page, { total, between }: Place): Promise<string[]> {
  if (between === null) return [];
  const { filter, window } = page;
  const { before, behind } = between;
  const limit = Math.min(window.limit, total - window.offset);
  const ahead = window.offset - before.rowsBefore;
  const back = behind.rowsBefore - window.offset - limit;
  if (ahead <= back) {
    return scan(manager, { ...page, window: { offset: ahead, limit }, bound: beyond(filter, before) });
  }
  const mirrored = { ...filter, isDescending: !filter.isDescending };
  const near = { ...page, filter: mirrored, window: { offset: back, limit } };
  const ids = await scan(manager, { ...near, bound: beyond(mirrored, behind) });
  return ids.toReversed();
}

function beyond({ sort, isDescending }: ListFilter, { bucket }: Edge): Condition[] {
  if (bucket === null) return [];
  const sql = `${sort.column} ${isDescending ? '<' : '>='} ${sort.beginsAt('?')}`;
  return [{ sql, values: [bucket] }];
}

/**
 * For rows of some days that are sorted by something else: the tally gives the total, but not where the page
 * begins.
 */
async function byDays(manager: EntityManager, requested: RequestedPage): Promise<FoundRows> {
  const { list, filter, window } = requested;
  const total = await tallied(manager, list, filter);
  const found = (ids: readonly string[]) => ({ ids, totalRecords: total, isExact: true });
  if (total <= window.offset) return found([]);
  const method = await cheapestMethod(manager, requested, total);
  if (method === 'sort') return found((await sortMatches(manager, requested, total)).ids);
  const between = { before: { rowsBefore: 0, bucket: null }, behind: { rowsBefore: total, bucket: null } };
  const place = method === 'months' ? await placeInMonths(manager, requested) : { total, between };
  return found(await scanTo(manager, requested, place));
}

/** A scan also meets rows of other days; sorting reads only the wanted rows, but each costs more. */
async function cheapestMethod(
  manager: EntityManager,
  requested: RequestedPage,
  total: number,
): Promise<'scan' | 'sort' | 'months'> {
  const { window, tuning } = requested;
  if (total <= tuning.countedUpTo) return 'sort';
  const size = (await sizeOf(manager, requested)) ?? (await tallied(manager, requested.list, { states: {} }));
  const all = Math.max(total, size);
  const fromNearerEnd = Math.max(0, Math.min(window.offset, total - window.offset - window.limit));
  const scanCost = (fromNearerEnd * all) / total;
  const sortCost = SORT_COST * total;
  if (Math.min(scanCost, sortCost) > tuning.passedUpTo) return 'months';
  return scanCost > sortCost ? 'sort' : 'scan';
}

async function byCounting(manager: EntityManager, requested: RequestedPage): Promise<FoundRows> {
  const { shortUpTo } = requested.tuning;
  if (((await sizeOf(manager, requested)) ?? 0) <= shortUpTo) {
    const { ids, counted } = await sortMatches(manager, requested, shortUpTo + 1);
    if (counted <= shortUpTo) return { ids, totalRecords: counted, isExact: true };
  }
  return byCountingSome(manager, requested);
}

/** The approximate length of the list from the last ANALYZE; null when the table was never analysed. */
async function sizeOf(manager: EntityManager, { list, scanCache }: RequestedPage): Promise<number | null> {
  const known = scanCache?.sizeOf(list);
  if (known !== undefined) return known;
  const [{ size }] = await manager.query<[{ size: number | null }]>(
    'SELECT nullif(reltuples, -1)::integer AS size FROM pg_class WHERE oid = to_regclass($1)',
    [list.table],
  );
  if (size !== null) scanCache?.noteSize(list, size);
  return size;
}

async function byCountingSome(manager: EntityManager, requested: RequestedPage): Promise<FoundRows> {
  const { filter } = requested;
  const matches = await countNameMatches(manager, requested);
  const { countedUpTo } = requested.tuning;
  if (matches === null) return count(manager, requested, { readPage: scan, bound: [], countedUpTo });
  const isInTheirOrder = filter.sort.name === 'name';
  if (isInTheirOrder && hasOnlyNames(filter)) {
    return { ids: await pageByNames(manager, requested), totalRecords: matches, isExact: true };
  }
  const bound = await narrowByNames(manager, requested, matches);
  if (isInTheirOrder) return count(manager, requested, { readPage: scanNames, bound, countedUpTo });
  return count(manager, requested, {
    readPage: scan,
    bound,
    countedUpTo: countedOfNames(requested, bound, matches),
  });
}

/** Later pages of a rare name are quicker to sort than to scan for: the scan would pass all rows of other names. */
function countedOfNames(
  { tuning, window }: RequestedPage,
  bound: readonly Condition[],
  matches: number,
): number {
  const isBound = bound.length > 0 && matches <= tuning.sortedUpTo;
  return isBound && window.offset > 0 ? tuning.sortedUpTo : tuning.countedUpTo;
}

interface CountPlan {
  readonly readPage: (manager: EntityManager, page: Page) => Promise<string[]>;
  readonly bound: readonly Condition[];
  readonly countedUpTo: number;
}

/** The total is unknown, so up to `countedUpTo` matches are counted. All of them are sorted; more are scanned for. */
async function count(manager: EntityManager, requested: RequestedPage, plan: CountPlan): Promise<FoundRows> {
  const { list, window, filter, tuning, scanCache } = requested;
  const isTogether = filter.others.some(({ clustersBy }) => clustersBy === filter.sort.name);
  const isSortable = isTogether && filter.sort.name !== 'name';
  const countedUpTo = isSortable ? tuning.sortedUpTo : plan.countedUpTo;
  if (window.offset > 0 && scanCache?.isMany(list, filter, countedUpTo)) {
    const found = await scanPage(manager, requested, { ...plan, countedUpTo });
    // An empty page means that the matches have become fewer since the cache was written.
    if (found.ids.length > 0) return found;
  }
  const few = await sortMatches(manager, { ...requested, bound: plan.bound }, countedUpTo + 1);
  if (few.counted <= countedUpTo) return { ids: few.ids, totalRecords: few.counted, isExact: true };
  scanCache?.noteMany(list, filter, countedUpTo);
  return scanPage(manager, requested, { ...plan, countedUpTo });
}

async function scanPage(
  manager: EntityManager,
  requested: RequestedPage,
  { readPage, countedUpTo }: CountPlan,
): Promise<FoundRows> {
  const { window } = requested;
  const seen = await (readPage === scan
    ? scanFromStart(manager, requested)
    : readPage(manager, withNext(requested)));
  const ids = seen.slice(0, window.limit);
  const reached = window.offset + seen.length;
  // On the last page the total is known after all.
  const isExact = ids.length > 0 && seen.length === ids.length;
  if (isExact) return { ids, totalRecords: reached, isExact };
  return { ids, totalRecords: ids.length > 0 ? Math.max(countedUpTo, reached) : countedUpTo, isExact };
}

/** Reads one row more, the first of the next page. */
function withNext({ list, filter, window }: RequestedPage): Page {
  return { list, filter, window: { ...window, limit: window.limit + 1 } };
}

/** Starts at the row that the page began with a moment ago, or that the previous page saw as its next row. */
async function scanFromStart(manager: EntityManager, requested: RequestedPage): Promise<string[]> {
  const { list, filter, window, scanCache } = requested;
  const page = withNext(requested);
  const start = scanCache?.pageStart(list, filter, window.offset);
  const near = { ...page, window: { ...page.window, offset: 0 } };
  const nearby = start === undefined ? [] : await scan(manager, { ...near, bound: [fromRow(page, start)] });
  const isNear = nearby.length > 0;
  // Nothing is found when that row is gone; then the scan starts at the beginning.
  const seen = isNear ? nearby : await scan(manager, page);
  const [first, next] = [isNear ? undefined : seen[0], seen[window.limit]];
  const { offset, limit } = window;
  if (first !== undefined) scanCache?.notePageStart(list, filter, { offset, id: first });
  if (next !== undefined) scanCache?.notePageStart(list, filter, { offset: offset + limit, id: next });
  return seen;
}
