/**
 * The expected value: a kind, alternatives such as 'text | null', 'text[]' for a list that may be empty, or a
 * value as JSON.
 */
type Kind = string;
/** Objects have exactly these names; lists have at least one element, each of that shape. */
export type AnswerShape = Kind | readonly [AnswerShape] | { readonly [name: string]: AnswerShape };

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

const KINDS: Readonly<Record<string, (value: unknown) => boolean>> = {
  text: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number' && Number.isFinite(value),
  boolean: (value) => typeof value === 'boolean',
  /** ISO 8601 in UTC. */
  instant: (value) => typeof value === 'string' && INSTANT.test(value),
  'text[]': (value) => Array.isArray(value) && value.every((each) => typeof each === 'string'),
  'number[]': (value) => Array.isArray(value) && value.every((each) => typeof each === 'number'),
  object: (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
};

/** The places at which an answer differs from its shape; empty when there are none. */
export function differences(shape: AnswerShape, value: unknown, at = 'answer'): string[] {
  if (typeof shape === 'string') return isOfKind(shape, value) ? [] : [`${at} is no ${shape}`];
  if (isList(shape)) {
    if (!Array.isArray(value) || value.length === 0) return [`${at} is no list with something in it`];
    return value.flatMap((each, index) => differences(shape[0], each, `${at}[${index}]`));
  }
  if (!isOfKind('object', value)) return [`${at} is no object`];
  const fields = value as Readonly<Record<string, unknown>>;
  const unknown = Object.keys(fields).filter((name) => !(name in shape));
  return [
    ...unknown.map((name) => `${at}.${name} is not described`),
    ...Object.entries(shape).flatMap(([name, each]) => differences(each, fields[name], `${at}.${name}`)),
  ];
}

/** The shape in a readable form. */
export function shownShape(shape: AnswerShape): string {
  if (typeof shape === 'string') return shape;
  if (isList(shape)) return `[${shownShape(shape[0])}, …]`;
  const fields = Object.entries(shape).map(([name, each]) => `${name}: ${shownShape(each)}`);
  return `{ ${fields.join(', ')} }`;
}

function isOfKind(kind: Kind, value: unknown): boolean {
  return kind
    .split(' | ')
    .some((each) => KINDS[each]?.(value) ?? (value !== undefined && each === JSON.stringify(value)));
}

function isList(shape: AnswerShape): shape is readonly [AnswerShape] {
  return Array.isArray(shape);
}
