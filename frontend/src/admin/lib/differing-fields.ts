import type { FieldTable } from '@contract/common/field-table.js';
import type { ConflictField } from '../ui/conflict-dialog.js';

/** Each field of an input as it is shown to somebody who compares two versions. */
export type ShownFields<Input> = { readonly [Name in keyof Input]: string };

/** The fields in which two versions of a record differ, in the order of its field table. */
export function differingFields<Input>(
  fields: FieldTable<Input>,
  mine: ShownFields<Input>,
  theirs: ShownFields<Input>,
): ConflictField[] {
  const names = Object.keys(fields) as (keyof Input)[];
  return names
    .filter((name) => mine[name] !== theirs[name])
    .map((name) => ({ label: fields[name].label, mine: mine[name], theirs: theirs[name] }));
}
