import type { EntityManager } from 'typeorm';
import { placeInMonths } from './list-months.js';
import { bearersOf, boundOfNames, isNamesAlone, pageOfNames, walkNames } from './list-names.js';
import { type Place, placeOf, tallied } from './list-tally.js';
import type { ListTuning } from './list-tuning.js';
import { type Condition, type FoundRows, LIST_SORTS } from './long-list.js';
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
  const { list, question, window, tuning } = asked;
  const place = await placeOf(manager, list, { ...question, offset: window.offset });
  const found = (ids: readonly string[]) => ({ ids, totalRecords: place.total, isExact: true });
  if (place.start && place.total <= tuning.countedUpTo) {
    return found((await gather(manager, asked, place.total)).ids);
  }
  return found(await walkFrom(manager, asked, place));
}

async function walkFrom(manager: EntityManager, page: Page, { start }: Place): Promise<string[]> {
  if (start === null) return [];
  const { question, window } = page;
  const { sort, isDescending } = question;
  const bound: Condition[] = start.stretch
    ? [
        {
          sql: `${sort.column} ${isDescending ? '<' : '>='} ${sort.beginsAt('?')}`,
          values: [start.stretch],
        },
      ]
    : [];
  const near = { offset: window.offset - start.skipped, limit: window.limit };
  return walk(manager, { ...page, window: near, bound });
}

/** Days in another order than theirs: the total is known, the place has to be found. */
async function byDays(manager: EntityManager, asked: AskedPage): Promise<FoundRows> {
  const { list, question, window } = asked;
  const totalRecords = await tallied(manager, list, question);
  const found = (ids: readonly string[]) => ({ ids, totalRecords, isExact: true });
  const limit = Math.min(window.limit, totalRecords - window.offset);
  if (limit <= 0) return found([]);
  const rowsBehind = totalRecords - window.offset - limit;
  const isNearEnd = rowsBehind < window.offset;
  const way = await wayTo(manager, asked, {
    totalRecords,
    rowsBefore: isNearEnd ? rowsBehind : window.offset,
  });
  if (way === 'gather') return found((await gather(manager, asked, totalRecords)).ids);
  if (way === 'months') {
    const place = await placeInMonths(manager, list, { ...question, offset: window.offset });
    return found(await walkFrom(manager, asked, place));
  }
  if (!isNearEnd) return found(await walk(manager, asked));
  const mirrored = { ...question, isDescending: !question.isDescending };
  const ids = await walk(manager, { list, question: mirrored, window: { offset: rowsBehind, limit } });
  return found(ids.toReversed());
}

/** Walking past so many rows of these days meets rows of other days too; gathering meets none, but sorts. */
async function wayTo(
  manager: EntityManager,
  { list, tuning }: AskedPage,
  { totalRecords, rowsBefore }: { readonly totalRecords: number; readonly rowsBefore: number },
): Promise<'walk' | 'gather' | 'months'> {
  if (totalRecords <= tuning.countedUpTo) return 'gather';
  const all = await tallied(manager, list, { states: {} });
  const walked = (rowsBefore * all) / totalRecords;
  const gathered = GATHERING_COSTS * totalRecords;
  if (Math.min(walked, gathered) > tuning.passedUpTo) return 'months';
  return walked > gathered ? 'gather' : 'walk';
}

async function byCounting(manager: EntityManager, asked: AskedPage): Promise<FoundRows> {
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

/** Nobody knows how many: the first thousand are counted. If that was all, they are sorted; if not, the list is walked. */
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
