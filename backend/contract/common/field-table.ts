interface NamedField {
  /** The label on screens. */
  readonly label: string;
  /** The field's name in the documented interface; absent when the interface does not have it. */
  readonly documentedName?: string;
}

/** All fields of an input, each named once. A missing field is a compile error. */
export type FieldTable<Input> = { readonly [Name in keyof Input]: NamedField };

/** Picks the named fields of a record. */
export function pick<Fields extends object, Name extends keyof Fields>(
  record: Fields,
  names: readonly Name[],
): Pick<Fields, Name> {
  return Object.fromEntries(names.map((name) => [name, record[name]])) as Pick<Fields, Name>;
}

export function emptyTexts<Name extends string>(names: readonly Name[]): Record<Name, string> {
  return Object.fromEntries(names.map((name) => [name, ''])) as Record<Name, string>;
}
