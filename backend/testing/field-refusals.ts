import { inspect } from 'node:util';

/** A value that a field refuses, with the text for the visitor. */
export interface FieldRefusal<Field extends string> {
  readonly what: string;
  readonly given: Partial<Record<Field, unknown>>;
  readonly field: Field;
  readonly text: string;
}

export function refusedValues<Field extends string>(
  field: Field,
  text: string,
  values: readonly unknown[],
): FieldRefusal<Field>[] {
  return values.map((value) => ({
    what: `${field} ${inspect(value).slice(0, 40)}`,
    given: { [field]: value } as Partial<Record<Field, unknown>>,
    field,
    text,
  }));
}
