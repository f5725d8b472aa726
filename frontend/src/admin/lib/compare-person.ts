import { CONTACT_LABELS, type ContactField, contactText } from '@contract/people/corrected-person.js';
import type { Comparison } from './use-versioned-save.js';

const FIELDS = Object.keys(CONTACT_LABELS) as ContactField[];

/** What a record says of a person; fields that it does not have are absent. */
export type PersonShown = Readonly<Partial<Record<ContactField, string>>>;

const differing = (one: PersonShown, other: PersonShown) =>
  FIELDS.filter((field) => one[field] !== other[field]);

interface Versions {
  /** What the form was filled with. */
  readonly from: PersonShown;
  readonly wanted: PersonShown;
  /** What another admin saved. */
  readonly theirs: PersonShown;
}

/** Another admin's change of anything else, such as the status, touches none of these fields. */
export function comparePerson({ from, wanted, theirs }: Versions): Comparison {
  if (differing(wanted, theirs).length === 0) return 'same';
  return differing(from, theirs).length === 0 ? 'apart' : 'differs';
}

/** The fields for the dialog of a conflict. */
export function differingFields(wanted: PersonShown, theirs: PersonShown) {
  return differing(wanted, theirs).map((field) => ({
    label: CONTACT_LABELS[field],
    mine: contactText(field, wanted[field] ?? ''),
    theirs: contactText(field, theirs[field] ?? ''),
  }));
}
