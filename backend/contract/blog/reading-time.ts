const WORDS_PER_MINUTE = 200;

/** Whole minutes for a text without its markup, never less than one (specification 1, section 9). */
export function readingMinutes(text: string): number {
  const words = text.split(/\s+/).filter((word) => word !== '').length;
  return Math.max(1, Math.ceil(words / WORDS_PER_MINUTE));
}
