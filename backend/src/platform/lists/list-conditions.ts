import { searchPatterns } from '../database/search-words.js';
import type { Condition, ListFilter } from './long-list.js';

/** Collects the values of an SQL statement and numbers their placeholders. */
export class Statement {
  readonly values: unknown[] = [];

  /** Adds a value and returns its placeholder. */
  bind(value: unknown): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }

  fill({ sql, values }: Condition): string {
    let next = 0;
    return sql.replaceAll('?', () => this.bind(values[next++]));
  }
}

/** Each typed word must occur in a column that keeps its text as `search_form` writes it. */
export function wordsIn(column: string, typed: string): Condition[] {
  return searchPatterns(typed).map((pattern) => ({ sql: `${column} LIKE ?`, values: [pattern] }));
}

/**
 * The same for long texts that resemble each other. Words of one or two letters must be the beginning of a
 * word, because no index finds them elsewhere.
 */
export function wordsOrBeginningsIn(column: string, typed: string): Condition[] {
  return searchPatterns(typed).map((pattern) => {
    if (pattern.length >= '%abc%'.length) return { sql: `${column} LIKE ?`, values: [pattern] };
    const beginning = pattern.slice(1);
    return { sql: `(${column} LIKE ? OR ${column} LIKE ?)`, values: [beginning, `% ${beginning}`] };
  });
}

/** The same for names. */
export function namesWith(typed: string): Condition[] {
  return wordsIn('customer_search', typed).map((condition) => ({ ...condition, clustersBy: 'name' }));
}

/** Matches a part of a telephone number in any way of typing: 0532 …, 532 …, +90 532 …; stored are +90532…. */
export function phoneWith(typed: string): Condition[] {
  const digits = typed.replace(/\D/g, '').replace(/^0+/, '');
  return digits === '' ? [] : [{ sql: 'phone LIKE ?', values: [`%${digits}%`] }];
}

/** Matches the beginning of an id; dashes and '#' are ignored. */
export function idBegins(typed: string): Condition {
  const digits = typed.toLowerCase().replace(/[^0-9a-f]/g, '');
  if (digits.length > 32) return { sql: 'false', values: [] };
  return {
    sql: 'id BETWEEN ?::uuid AND ?::uuid',
    values: [digits.padEnd(32, '0'), digits.padEnd(32, 'f')],
  };
}

export function statesAndDays({ states, from, to }: Pick<ListFilter, 'states' | 'from' | 'to'>): Condition[] {
  return [
    ...Object.entries(states).map(([column, value]) => ({ sql: `${column} = ?`, values: [value] })),
    ...(from ? [{ sql: `created_at >= ${midnight('?::date')}`, values: [from] }] : []),
    ...(to ? [{ sql: `created_at < ${midnight('(?::date + 1)')}`, values: [to] }] : []),
  ];
}

/** SQL for the first instant of a day in Istanbul. */
export function midnight(day: string): string {
  return `(${day}::timestamp AT TIME ZONE 'Europe/Istanbul')`;
}
