import type { FieldValues, UseFormReturn } from 'react-hook-form';

type IsTouched<Values> = (name: keyof Values) => boolean;

/** Merges the fields changed here into the record that somebody else saved meanwhile; untouched fields are theirs. */
export function mergeTouched<Values extends object>(
  theirs: Values,
  mine: Values,
  isTouched: IsTouched<Values>,
): Values {
  const both = { ...theirs };
  for (const name of Object.keys(mine) as (keyof Values)[]) {
    if (isTouched(name)) both[name] = mine[name];
  }
  return both;
}

/** Fields that belong together, such as a kind and its value. */
export type FieldGroup<Values> = readonly (keyof Values)[];

/**
 * Finds the fields of a form that were changed since it was filled. It compares raw field values, because the rules may
 * transform an untouched value, such as a telephone number.
 */
export function touchedFields<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  together: readonly FieldGroup<Values>[] = [],
): IsTouched<Values> {
  const typed: Partial<Values> = form.getValues();
  const begun = (form.formState.defaultValues ?? {}) as Partial<Values>;
  const differs = (name: keyof Values) => !isSame(typed[name], begun[name]);
  return (name) => (together.find((group) => group.includes(name)) ?? [name]).some(differs);
}

export function isSame(one: unknown, other: unknown): boolean {
  if (!isCompound(one) || !isCompound(other)) return Object.is(one, other);
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => isSame(one[name], other[name]));
}

function isCompound(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
