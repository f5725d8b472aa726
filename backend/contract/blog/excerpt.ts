const EXCERPT_LENGTH = 160;

/**
 * The excerpt of a post without one: its first 160 characters (specification 3, section 5), cut at a word.
 */
export function excerptOf(text: string): string {
  const characters = Array.from(text);
  if (characters.length <= EXCERPT_LENGTH) return text;
  const start = characters.slice(0, EXCERPT_LENGTH - 1).join('');
  const lastSpace = start.lastIndexOf(' ');
  return `${(lastSpace > 0 ? start.slice(0, lastSpace) : start).replace(/[\s,;:–-]+$/, '')}…`;
}
