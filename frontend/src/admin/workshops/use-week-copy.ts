import { useState } from 'react';
import { addDays, type LocalDate } from '@contract/common/dates.js';
import { MAX_TARGET_WEEKS, mondayOf, type PlannedCopy } from '@contract/workshops/copy-week.js';
import { trpc } from '../../lib/server/trpc.js';

const DAYS_PER_WEEK = 7;
const keyOf = ({ sessionId, date }: PlannedCopy) => `${sessionId} ${date}`;
/** What stands in the way is left out until the studio says otherwise. */
export const isFree = ({ isPast, closed, clashes }: PlannedCopy) =>
  !isPast && closed === null && clashes.length === 0;

/** The weeks and sessions chosen in the copy of a week. Nothing is written here. */
export function useWeekCopy(firstWeek: LocalDate, today: LocalDate) {
  const [week, setWeek] = useState(firstWeek);
  const [targets, setTargets] = useState<readonly LocalDate[]>([]);
  /** The choices that differ from those made beforehand. */
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set());
  const [next, setNext] = useState(() => later(firstWeek, today));
  const preview = trpc.admin.workshops.copyWeekPreview.useQuery(
    { week, targets: [...targets] },
    { enabled: targets.length > 0, placeholderData: (before) => before },
  );
  const planned = targets.length > 0 ? (preview.data ?? []) : [];
  const isChosen = (copy: PlannedCopy) => !copy.isPast && isFree(copy) !== changed.has(keyOf(copy));
  return {
    week,
    chooseWeek: (date: LocalDate) => {
      setWeek(mondayOf(date));
      setChanged(new Set());
      setNext(later(mondayOf(date), today));
    },
    targets,
    next,
    setNext,
    mayAdd: next !== '' && targets.length < MAX_TARGET_WEEKS && !targets.includes(mondayOf(next)),
    /** Adds the week of the field and offers the one after it. */
    addNext: () => {
      setTargets([...targets, mondayOf(next)].sort());
      setNext(addDays(mondayOf(next), DAYS_PER_WEEK));
    },
    removeWeek: (target: LocalDate) => setTargets(targets.filter((each) => each !== target)),
    plannedIn: (target: LocalDate) => planned.filter(({ date }) => mondayOf(date) === target),
    preview,
    isChosen,
    toggle: (copy: PlannedCopy) => {
      const toggled = new Set(changed);
      if (!toggled.delete(keyOf(copy))) toggled.add(keyOf(copy));
      setChanged(toggled);
    },
    /** Empty while the shown plan is not the one of the chosen weeks. */
    chosen: preview.isPlaceholderData ? [] : planned.filter(isChosen),
  };
}

export type WeekCopy = ReturnType<typeof useWeekCopy>;

/** The first week after the copied one that is not over. */
function later(week: LocalDate, today: LocalDate): LocalDate {
  const following = addDays(week, DAYS_PER_WEEK);
  return following < mondayOf(today) ? mondayOf(today) : following;
}
