const SPELLINGS: ReadonlyMap<unknown, boolean> = new Map<unknown, boolean>([
  [1, true],
  ['1', true],
  ['true', true],
  [0, false],
  ['0', false],
  ['false', false],
]);

/** On and off as forms and databases of old write them; anything else is left for the rules to refuse. */
export function switchFrom(value: unknown): unknown {
  return SPELLINGS.get(value) ?? value;
}
