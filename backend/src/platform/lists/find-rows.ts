import type { EntityManager } from 'typeorm';
import { placeInMonths } from './list-months.js';
import { bearersOf, boundOfNames, isNamesAlone, pageOfNames, walkNames } from './list-names.js';
import { type Edge, type Place, placeOf, tallied } from './list-tally.js';
import type { ListTuning } from './list-tuning.js';
import { type Condition, type FoundRows, LIST_SORTS, type ListQuestion } from './long-list.js';
import { gather, onFrom, type Page, walk } from './read-rows.js';
import type { WalkedLists } from './walked-lists.js';

interface AskedPage extends Page {
  readonly tuning: ListTuning;
  /** Without it each page counts anew, and begins at the first. */
  readonly walked?: WalkedLists;
}

/** To fetch and sort a row, in rows of an index that are passed by. */
const GATHERING_COSTS = 4;

/** What any page of a long list shows, by ids in their order. */
export async function findRows(manager: EntityManager, asked: AskedPage): Promise<FoundRows> {
  const { others, sort, from, to } = asked.question;
  if (others.length > 0) return byCounting(manager, asked);
  const isPartOfOtherSort = sort !== LIST_SORTS.createdAt && (from ?? to) !== undefined;
  return isPartOfOtherSort ? byDays(manager, asked) : byTally(manager, asked);
}

/** The tally knows the total, and near what row the page begins. */
async function byTally(manager: EntityManager, asked: AskedPage): Promise<FoundRows> {
  const place = await placeOf(manager, asked);
  const { total } = place;
  const isFew = total <= asked.tuning.countedUpTo;
  const ids =
    place.between && isFew ? (await gather(manager, asked, total)).ids : await walkTo(manager, asked, place);
  return { ids, totalRecords: total, isExact: true };
}

/** From the edge that is nearer: what lies between it and the page is passed by. */
async function walkTo(manager: EntityManager, page: Page, { total, between }: Place): Promise<string[]> {
  if (between === null) return [];
  const { question, window } = page;
  const { before, behind } = between;
  const limit = Math.min(window.limit, total - window.offset);
  const ahead = window.offset - before.rowsBefore;
  const back = behind.rowsBefore - window.offset - limit;
  if (ahead <= back) {
    return walk(manager, { ...page, window: { offset: ahead, limit }, bound: beyond(question, before) });
  }
  const mirrored = { ...question, isDescending: !question.isDescending };
  const near = { ...page, question: mirrored, window: { offset: back, limit } };
  const ids = await walk(manager, { ...near, bound: beyond(mirrored, behind) });
  return ids.toReversed();
}

function beyond({ sort, isDescending }: ListQuestion, { stretch }: Edge): Condition[] {
  if (stretch === null) return [];
  const sql = `${sort.column} ${isDescending ? '<' : '>='} ${sort.beginsAt('?')}`;
  return [{ sql, values: [stretch] }];
}

/** Days in another order than theirs: the total is known, the place has to be found. */
async function byDays(manager: EntityManager, asked: AskedPage): Promise<FoundRows> {
  const { list, question, window } = asked;
  const total = await tallied(manager, list, question);
  const found = (ids: readonly string[]) => ({ ids, totalRecords: total, isExact: true });
  if (total <= window.offset) return found([]);
  const way = await wayTo(manager, asked, total);
  if (way === 'gather') return found((await gather(manager, asked, total)).ids);
  const between = { before: { rowsBefore: 0, stretch: null }, behind: { rowsBefore: total, stretch: null } };
  const place = way === 'months' ? await placeInMonths(manager, asked) : { total, between };
  return found(await walkTo(manager, asked, place));
}

/** Walking past so many rows of these days meets rows of other days too; gathering meets none, but sorts. */
async function wayTo(
  manager: EntityManager,
  asked: AskedPage,
  total: number,
): Promise<'walk' | 'gather' | 'months'> {
  const { window, tuning } = asked;
  if (total <= tuning.countedUpTo) return 'gather';
  const size = (await sizeOf(manager, asked)) ?? (await tallied(manager, asked.list, { states: {} }));
  const all = Math.max(total, size);
  const fromNearerEnd = Math.max(0, Math.min(window.offset, total - window.offset - window.limit));
  const walked = (fromNearerEnd * all) / total;
  const gathered = GATHERING_COSTS * total;
  if (Math.min(walked, gathered) > tuning.passedUpTo) return 'months';
  return walked > gathered ? 'gather' : 'walk';
}

async function byCounting(manager: EntityManager, asked: AskedPage): Promise<FoundRows> {
  const { shortUpTo } = asked.tuning;
  if (((await sizeOf(manager, asked)) ?? 0) <= shortUpTo) {
    const { ids, counted } = await gather(manager, asked, shortUpTo + 1);
    if (counted <= shortUpTo) return { ids, totalRecords: counted, isExact: true };
  }
  return byCountingSome(manager, asked);
}

/** About how long the list is, as the database found when it last looked at it; null when it never has. */
async function sizeOf(manager: EntityManager, { list, walked }: AskedPage): Promise<number | null> {
  const known = walked?.sizeOf(list);
  if (known !== undefined) return known;
  const [{ size }] = await manager.query<[{ size: number | null }]>(
    'SELECT nullif(reltuples, -1)::integer AS size FROM pg_class WHERE oid = to_regclass($1)',
    [list.table],
  );
  if (size !== null) walked?.noteSize(list, size);
  return size;
}

async function byCountingSome(manager: EntityManager, asked: AskedPage): Promise<FoundRows> {
  const { question } = asked;
  const bearers = await bearersOf(manager, asked);
  const { countedUpTo } = asked.tuning;
  if (bearers === null) return count(manager, asked, { steps: walk, bound: [], countedUpTo });
  const isInTheirOrder = question.sort.name === 'name';
  if (isInTheirOrder && isNamesAlone(question)) {
    return { ids: await pageOfNames(manager, asked), totalRecords: bearers, isExact: true };
  }
  const bound = await boundOfNames(manager, asked, bearers);
  if (isInTheirOrder) return count(manager, asked, { steps: walkNames, bound, countedUpTo });
  return count(manager, asked, { steps: walk, bound, countedUpTo: countedOfNames(asked, bound, bearers) });
}

/** Far from the start few of many rows bear the name: gathering all that do is quicker than to walk past the others. */
function countedOfNames({ tuning, window }: AskedPage, bound: readonly Condition[], bearers: number): number {
  const isBound = bound.length > 0 && bearers <= tuning.gatheredUpTo;
  return isBound && window.offset > 0 ? tuning.gatheredUpTo : tuning.countedUpTo;
}

interface Way {
  readonly steps: (manager: EntityManager, page: Page) => Promise<string[]>;
  readonly bound: readonly Condition[];
  readonly countedUpTo: number;
}

/** Nobody knows how many: some hundred are counted. If that was all, they are sorted; if not, the list is walked. */
async function count(manager: EntityManager, asked: AskedPage, way: Way): Promise<FoundRows> {
  const { list, window, question, tuning, walked } = asked;
  const isTogether = question.others.some(({ clustersBy }) => clustersBy === question.sort.name);
  const isGathered = isTogether && question.sort.name !== 'name';
  const countedUpTo = isGathered ? tuning.gatheredUpTo : way.countedUpTo;
  if (window.offset > 0 && walked?.isMany(list, question, countedUpTo)) {
    const found = await walkOn(manager, asked, { ...way, countedUpTo });
    // They may have become fewer.
    if (found.ids.length > 0) return found;
  }
  const few = await gather(manager, { ...asked, bound: way.bound }, countedUpTo + 1);
  if (few.counted <= countedUpTo) return { ids: few.ids, totalRecords: few.counted, isExact: true };
  walked?.noteMany(list, question, countedUpTo);
  return walkOn(manager, asked, { ...way, countedUpTo });
}

async function walkOn(
  manager: EntityManager,
  asked: AskedPage,
  { steps, countedUpTo }: Way,
): Promise<FoundRows> {
  const { window } = asked;
  const seen = await (steps === walk ? walkFromBegin(manager, asked) : steps(manager, withNext(asked)));
  const ids = seen.slice(0, window.limit);
  const reached = window.offset + seen.length;
  // Whoever comes to the last page learns the total all the same.
  const isExact = ids.length > 0 && seen.length === ids.length;
  if (isExact) return { ids, totalRecords: reached, isExact };
  return { ids, totalRecords: ids.length > 0 ? Math.max(countedUpTo, reached) : countedUpTo, isExact };
}

/** One row more: the next page's first. */
function withNext({ list, question, window }: AskedPage): Page {
  return { list, question, window: { ...window, limit: window.limit + 1 } };
}

/** From the row on that it began with a moment ago, or that the page before saw coming. */
async function walkFromBegin(manager: EntityManager, asked: AskedPage): Promise<string[]> {
  const { list, question, window, walked } = asked;
  const page = withNext(asked);
  const begin = walked?.beginOf(list, question, window.offset);
  const near = { ...page, window: { ...page.window, offset: 0 } };
  const nearby = begin === undefined ? [] : await walk(manager, { ...near, bound: [onFrom(page, begin)] });
  const isNear = nearby.length > 0;
  // That row may be gone.
  const seen = isNear ? nearby : await walk(manager, page);
  const [first, next] = [isNear ? undefined : seen[0], seen[window.limit]];
  const { offset, limit } = window;
  if (first !== undefined) walked?.noteBegin(list, question, { offset, id: first });
  if (next !== undefined) walked?.noteBegin(list, question, { offset: offset + limit, id: next });
  return seen;
}
