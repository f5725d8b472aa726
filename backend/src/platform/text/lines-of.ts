/** Splits a text into lines for a mail, without blank lines. */
export function linesOf(message: string): string[] {
  return message.split(/[\r\n]+/).flatMap((line) => line.trim() || []);
}
