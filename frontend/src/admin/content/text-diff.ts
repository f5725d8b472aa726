interface DiffPart {
  readonly kind: 'same' | 'added' | 'removed';
  readonly text: string;
}

/** The largest number of word pairs that are compared, about 2 000 × 2 000 words. */
const MOST_PAIRS = 4_000_000;

/** Compares two texts word by word. Texts longer than the allowed length are compared as a whole. */
export function textDiff(before: string, after: string): DiffPart[] {
  const [old, now] = [wordsOf(before), wordsOf(after)];
  if (old.length * now.length > MOST_PAIRS) {
    return [
      { kind: 'removed', text: before },
      { kind: 'added', text: after },
    ];
  }
  const lengths = commonLengths(old, now);
  const parts: DiffPart[] = [];
  let [one, other] = [0, 0];
  while (one < old.length || other < now.length) {
    const kind = nextKind(old[one], now[other], {
      without: lengths.at(one + 1, other),
      with: lengths.at(one, other + 1),
    });
    parts.push({ kind, text: (kind === 'added' ? now[other] : old[one]) ?? '' });
    if (kind !== 'added') one += 1;
    if (kind !== 'removed') other += 1;
  }
  return joined(parts);
}

function wordsOf(text: string): readonly string[] {
  return text.match(/\S+\s*|\s+/g) ?? [];
}

function nextKind(
  old: string | undefined,
  now: string | undefined,
  common: { readonly without: number; readonly with: number },
): DiffPart['kind'] {
  if (old === undefined) return 'added';
  if (now === undefined) return 'removed';
  if (old === now) return 'same';
  return common.without >= common.with ? 'removed' : 'added';
}

/** Computes for every pair of positions the length of the longest common subsequence of the rests of both texts. */
function commonLengths(old: readonly string[], now: readonly string[]) {
  const width = now.length + 1;
  const lengths = new Uint16Array((old.length + 1) * width);
  const at = (one: number, other: number) => lengths[one * width + other] ?? 0;
  for (let one = old.length - 1; one >= 0; one -= 1) {
    for (let other = now.length - 1; other >= 0; other -= 1) {
      lengths[one * width + other] =
        old[one] === now[other]
          ? at(one + 1, other + 1) + 1
          : Math.max(at(one + 1, other), at(one, other + 1));
    }
  }
  return { at };
}

function joined(parts: readonly DiffPart[]): DiffPart[] {
  const all: DiffPart[] = [];
  for (const part of parts) {
    const last = all.at(-1);
    if (last?.kind === part.kind) all[all.length - 1] = { ...last, text: last.text + part.text };
    else all.push(part);
  }
  return all;
}
