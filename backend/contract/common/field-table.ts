interface NamedField {
  /** On the screens. */
  readonly label: string;
  /** In the documented interface; left out when it does not know the field. */
  readonly rest?: string;
}

/** Every field of an input, named once. The compiler asks for a field that is missing. */
export type FieldTable<Input> = { readonly [Name in keyof Input]: NamedField };

/** The named fields of a record, and no others. */
export function pick<Fields extends object, Name extends keyof Fields>(
  record: Fields,
  names: readonly Name[],
): Pick<Fields, Name> {
  return Object.fromEntries(names.map((name) => [name, record[name]])) as Pick<Fields, Name>;
}

export function emptyTexts<Name extends string>(names: readonly Name[]): Record<Name, string> {
  return Object.fromEntries(names.map((name) => [name, ''])) as Record<Name, string>;
}
