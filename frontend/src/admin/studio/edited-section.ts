import type { LocalDate } from '@contract/common/dates.js';
import type { StudioSection } from '@contract/studio/studio-sections.js';
import type { ConflictField } from '../ui/conflict-dialog.js';

/** What every form of a section is made from: its checks, its history and the question after a conflict. */
export interface EditedSection<Values> {
  readonly section: StudioSection;
  /** The class whose rules the form checks before the server does. */
  readonly dto: new () => object;
  /** The details as the studio reads them, each under its label. */
  readonly inWords: (values: Values) => Readonly<Record<string, string>>;
  /** Fills the form's fields from what was saved; absent where both are alike. */
  readonly valuesOf?: (saved: Values) => Values;
  /** Why earlier details cannot replace those in force today, in words; absent where all can. */
  readonly restoreProblem?: (inForce: Values, earlier: Values, today: LocalDate) => string | null;
}

/** Lists the labels under which two versions of a section differ. */
export function differencesOf<Values>(
  { inWords }: EditedSection<Values>,
  mine: Values,
  theirs: Values,
): ConflictField[] {
  const others = inWords(theirs);
  return Object.entries(inWords(mine))
    .map(([label, text]) => ({ label, mine: text, theirs: others[label] ?? '' }))
    .filter((field) => field.mine !== field.theirs);
}
