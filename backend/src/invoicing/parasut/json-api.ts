/** A record as JSON:API carries it, which Paraşüt speaks. */
export interface JsonApiRecord {
  readonly id: string;
  readonly type: string;
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly relationships: Readonly<Record<string, unknown>>;
}

export interface JsonApiAnswer {
  readonly records: readonly JsonApiRecord[];
  readonly included: readonly JsonApiRecord[];
}

/** Reads an answer without trusting its form: what is no record is left out. */
export function readAnswer(body: unknown): JsonApiAnswer {
  if (!isObject(body)) return { records: [], included: [] };
  const { data, included } = body;
  return { records: recordsIn(Array.isArray(data) ? data : [data]), included: recordsIn(included) };
}

/** The reasons that an answer gives for refusing, in one line; empty when it gives none. */
export function reasonsIn(body: unknown): string {
  if (!isObject(body)) return '';
  const { errors, error_description: description } = body;
  const said = Array.isArray(errors) ? errors.flatMap(reasonOf) : [];
  return [...said, ...(typeof description === 'string' ? [description] : [])].join(' · ').slice(0, 500);
}

/** The attribute as a text; null when there is none. Numbers of a JSON answer become their digits. */
export function textIn({ attributes }: JsonApiRecord, name: string): string | null {
  const value = attributes[name];
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value !== '' ? value : null;
}

/** The record to which a relationship of one leads. */
export function relatedTo(
  { relationships }: JsonApiRecord,
  name: string,
): Pick<JsonApiRecord, 'id' | 'type'> | null {
  const relationship = relationships[name];
  const data = isObject(relationship) ? relationship['data'] : null;
  if (!isObject(data)) return null;
  const { id, type } = data;
  return typeof id === 'string' && typeof type === 'string' ? { id, type } : null;
}

function recordsIn(list: unknown): JsonApiRecord[] {
  if (!Array.isArray(list)) return [];
  return list.filter(isObject).flatMap(({ id, type, attributes, relationships }) => {
    if ((typeof id !== 'string' && typeof id !== 'number') || typeof type !== 'string') return [];
    return [
      {
        ...{ id: String(id), type },
        attributes: isObject(attributes) ? attributes : {},
        relationships: isObject(relationships) ? relationships : {},
      },
    ];
  });
}

function reasonOf(error: unknown): string[] {
  if (typeof error === 'string') return [error];
  if (!isObject(error)) return [];
  const { title, detail } = error;
  const said = [title, detail].filter((text) => typeof text === 'string' && text !== '');
  return said.length === 0 ? [] : [said.join(': ')];
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
