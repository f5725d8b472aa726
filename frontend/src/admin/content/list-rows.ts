export interface QuestionRow {
  readonly question: string;
  readonly answer: string;
  /** The name of a stored picture, or empty. */
  readonly image: string;
}

export type Rows =
  | { readonly kind: 'texts'; readonly rows: readonly string[] }
  | { readonly kind: 'questions'; readonly rows: readonly QuestionRow[] };

/** Null when the form of the rows is unknown; the list is then edited as JSON. */
export function readRows(value: string): Rows | null {
  const list = parsed(value);
  if (list === null || list.length === 0) return null;
  if (list.every((row) => typeof row === 'string')) return { kind: 'texts', rows: list };
  const rows = list.flatMap((row) => questionOf(row) ?? []);
  return rows.length === list.length ? { kind: 'questions', rows } : null;
}

/** Leaves empty rows out. Without any row, the built-in list is used again. */
export function writeRows(list: Rows): string {
  const rows =
    list.kind === 'texts'
      ? list.rows.map((row) => row.trim()).filter((row) => row !== '')
      : list.rows
          .map(({ question, answer, image }) => ({
            question: question.trim(),
            answer: answer.trim(),
            image: image.trim(),
          }))
          .filter(({ question, answer }) => question !== '' || answer !== '');
  return rows.length === 0 ? '' : JSON.stringify(rows);
}

function parsed(value: string): readonly unknown[] | null {
  try {
    const list: unknown = JSON.parse(value);
    return Array.isArray(list) ? list : null;
  } catch {
    return null;
  }
}

function questionOf(row: unknown): QuestionRow | null {
  if (typeof row !== 'object' || row === null) return null;
  const { question, answer, image = '', ...others } = row as Partial<Record<string, unknown>>;
  if (typeof question !== 'string' || typeof answer !== 'string' || typeof image !== 'string') return null;
  return Object.keys(others).length === 0 ? { question, answer, image } : null;
}
