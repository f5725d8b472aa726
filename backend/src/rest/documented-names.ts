import { AppError } from '../../contract/app-error.js';
import type { FieldTable } from '../../contract/common/field-table.js';

/** Maps our names to the documented ones. */
export type DocumentedNames = Readonly<Record<string, string>>;

export function documentedNames<Input>(fields: FieldTable<Input>): DocumentedNames {
  const named = Object.entries<{ readonly documentedName?: string }>(fields);
  return Object.fromEntries(
    named.flatMap(([name, { documentedName }]) =>
      documentedName === undefined ? [] : [[name, documentedName]],
    ),
  );
}

/** The texts of a record under their documented names. */
export function documentedTexts<
  Name extends string,
  Fields extends { readonly [Each in Name]: { readonly documentedName: string } },
>(
  names: readonly Name[],
  fields: Fields,
  record: { readonly [Each in Name]: string },
): Readonly<Record<Fields[Name]['documentedName'], string>> {
  const texts = names.map((name) => [fields[name].documentedName, record[name]]);
  return Object.fromEntries(texts) as Record<Fields[Name]['documentedName'], string>;
}

/** The texts in a documented body; absent ones are empty. */
export function sentTexts<Name extends string>(
  names: readonly Name[],
  fields: { readonly [Each in Name]: { readonly documentedName: string } },
  sent: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  return Object.fromEntries(
    names.map((name) => [fields[name].documentedName, sent[fields[name].documentedName] ?? '']),
  );
}

/** Validates a documented body by the rules of one of our inputs; errors use the documented names. */
export function readingDocumented<T>(
  read: (input: unknown) => T,
  names: DocumentedNames,
): (body: unknown) => T {
  return (body) => {
    try {
      return read(inOurNames(body, names));
    } catch (error) {
      throw error instanceof AppError ? inDocumentedNames(error, names) : error;
    }
  };
}

/** The same for errors thrown during the action. */
export async function withDocumentedNames<T>(names: DocumentedNames, act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    throw error instanceof AppError ? inDocumentedNames(error, names) : error;
  }
}

function inDocumentedNames({ code, params, fields }: AppError, names: DocumentedNames): AppError {
  const renamed = Object.entries(fields).map(([field, text]) => [names[field] ?? field, text]);
  return new AppError(code, params, Object.fromEntries(renamed) as Record<string, string>);
}

function inOurNames(body: unknown, names: DocumentedNames): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  const sent = new Map<string, unknown>(Object.entries(body));
  const renamed = Object.entries(names)
    .filter(([, documented]) => sent.has(documented))
    .map(([ours, documented]) => [ours, sent.get(documented)]);
  return { ...body, ...(Object.fromEntries(renamed) as object) };
}
