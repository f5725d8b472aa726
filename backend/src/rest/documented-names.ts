import { AppError } from '../../contract/app-error.js';

/** Documented names by ours, where they differ. */
export type DocumentedNames = Readonly<Record<string, string>>;

/** Reads a documented body by the rules of one of our inputs; what is wrong is told in the documented names. */
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

/** The same for what is found wrong only while it is done. */
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
