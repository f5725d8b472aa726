export type Encoding = 'br' | 'gzip' | 'identity';

const BEST_FIRST: readonly Encoding[] = ['br', 'gzip', 'identity'];
const REMEMBERED_HEADERS = 200;

/** Browsers send only a handful of different headers, so parsed ones are cached. */
const remembered = new Map<string, readonly Encoding[]>();

/**
 * The encodings that an Accept-Encoding header allows, smallest result first; 'identity' is always included.
 */
export function acceptedEncodings(header: string | undefined): readonly Encoding[] {
  if (header === undefined) return ['identity'];
  const known = remembered.get(header);
  if (known) return known;
  const read = readHeader(header);
  if (remembered.size >= REMEMBERED_HEADERS) remembered.clear();
  remembered.set(header, read);
  return read;
}

function readHeader(header: string): readonly Encoding[] {
  const weights = new Map(
    header.split(',').map((part) => {
      const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
      const weight = parameters.find((parameter) => parameter.startsWith('q='));
      return [name, weight === undefined ? 1 : Number(weight.slice(2))] as const;
    }),
  );
  const isAccepted = (name: Encoding) => (weights.get(name) ?? weights.get('*') ?? 0) > 0;
  return BEST_FIRST.filter((name) => name === 'identity' || isAccepted(name));
}
