/** Each typed line stands on its own in the mail; blank ones only separated them. */
export function linesOf(message: string): string[] {
  return message.split(/[\r\n]+/).flatMap((line) => line.trim() || []);
}
