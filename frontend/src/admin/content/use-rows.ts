import { useEffect, useRef, useState } from 'react';

interface KeyedRow<Row> {
  readonly id: number;
  readonly row: Row;
}

/** The element that gets the focus next: a part of a row, or the button below all rows. */
interface Wanted {
  readonly rowId: number | undefined;
  readonly part: 'up' | 'down' | 'remove' | 'field';
}

/** Gives rows stable keys while they move, moves the focus with them, and announces changes. */
export function useRows<Row>(first: readonly Row[], onChange: (rows: readonly Row[]) => void) {
  const place = useRef<HTMLDivElement>(null);
  const wanted = useRef<Wanted | null>(null);
  const [rows, setRows] = useState<readonly KeyedRow<Row>[]>(() => first.map((row, id) => ({ id, row })));
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (wanted.current && place.current) focusOn(place.current, wanted.current);
    wanted.current = null;
  }, [rows]);
  const put = (next: readonly KeyedRow<Row>[]) => {
    setRows(next);
    onChange(next.map(({ row }) => row));
  };
  return {
    place,
    rows,
    said,
    change: (id: number, row: Row) => put(rows.map((each) => (each.id === id ? { id, row } : each))),
    move: (from: number, by: 1 | -1) => {
      const next = [...rows];
      next.splice(from + by, 0, ...next.splice(from, 1));
      wanted.current = { rowId: rows[from]?.id, part: by === 1 ? 'down' : 'up' };
      setSaid(`${from + by + 1}. sıraya taşındı`);
      put(next);
    },
    remove: (at: number) => {
      const next = rows.filter((_, index) => index !== at);
      wanted.current = { rowId: (next[at] ?? next.at(-1))?.id, part: 'remove' };
      setSaid(`${at + 1}. satır silindi`);
      put(next);
    },
    add: (row: Row) => {
      const id = 1 + Math.max(-1, ...rows.map((each) => each.id));
      wanted.current = { rowId: id, part: 'field' };
      setSaid(`${rows.length + 1}. satır eklendi`);
      put([...rows, { id, row }]);
    },
  };
}

function focusOn(place: HTMLElement, { rowId, part }: Wanted): void {
  const row = place.querySelector(`[data-row="${rowId}"]`);
  const exact = part === 'field' ? 'input, textarea' : `[data-part="${part}"]:not(:disabled)`;
  // At either end the pressed button becomes disabled, so another one gets the focus.
  const target =
    row?.querySelector<HTMLElement>(exact) ??
    row?.querySelector<HTMLElement>('button:not(:disabled)') ??
    place.querySelector<HTMLElement>('[data-part="add"]');
  target?.focus();
}
