const MOST_LETTERS = 300;

/**
 * Removes values from messages of libraries, which quote their input: texts, addresses, numbers, credentials.
 */
export function redactValues(message: string): string {
  return message
    .slice(0, 2_000)
    .replace(/\b([a-z][a-z0-9+.-]*:\/\/)\S+/gi, '$1…')
    .replace(/[^\s"'<>]+@[^\s"'<>]+/g, '…@…')
    .replace(/"[^"]*"?|'[^']{3,}'?|`[^`]*`?/g, '“…”')
    .replace(/[\w.~+/=-]*\d[\w.~+/=-]{11,}/g, '…')
    .replace(/\d(?:[ -]?\d){4,}/g, '…')
    .slice(0, MOST_LETTERS);
}
