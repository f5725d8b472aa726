/** Specification 1, section 2: each text about the studio is cut to 1500 characters plus an ellipsis. */
const MAX_CHARACTERS = 1500;

export function truncateText(text: string): string {
  if (text.length <= MAX_CHARACTERS) return text;
  // Cuts no character in half.
  return `${text.slice(0, MAX_CHARACTERS).replace(/[\uD800-\uDBFF]$/, '')}…`;
}
