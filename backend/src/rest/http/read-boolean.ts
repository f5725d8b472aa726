const SPELLINGS: ReadonlyMap<unknown, boolean> = new Map<unknown, boolean>([
  [1, true],
  ['1', true],
  ['true', true],
  [0, false],
  ['0', false],
  ['false', false],
]);

/**
 * Parses the spellings of true and false that documented clients send. Anything else is left for validation
 * to refuse.
 */
export function readBoolean(value: unknown): unknown {
  return SPELLINGS.get(value) ?? value;
}
