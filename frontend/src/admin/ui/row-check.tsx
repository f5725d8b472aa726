import { chakra } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { checkBoxRecipe } from '../../ui/theme/field.recipe.js';
import type { RowSelection } from '../lib/use-row-selection.js';

const Box = chakra('input', checkBoxRecipe);

/** A dash instead of the tick. */
const HALF_SET = {
  '&:indeterminate': {
    bg: 'brand.solid',
    borderColor: 'brand.solid',
    _before: { content: '""', w: '12px', h: '2.4px', bg: 'fg.inverted' },
  },
};

interface RowCheckProps<Row> {
  readonly row: Row;
  readonly selection: RowSelection<Row>;
  readonly label: string;
}

/** Selects one row. */
export function RowCheck<Row>({ row, selection, label }: RowCheckProps<Row>) {
  return (
    <Target>
      <Box
        type="checkbox"
        aria-label={`Seç: ${label}`}
        checked={selection.has(row)}
        onChange={() => selection.toggle(row)}
      />
    </Target>
  );
}

/** Selects all shown rows or none; half set while some are selected. */
export function AllRowsCheck<Row>({ selection }: { readonly selection: RowSelection<Row> }) {
  const box = useRef<HTMLInputElement>(null);
  const { extent } = selection;
  useEffect(() => {
    if (box.current) box.current.indeterminate = extent === 'some';
  }, [extent]);
  return (
    <Target>
      <Box
        ref={box}
        type="checkbox"
        css={HALF_SET}
        aria-label="Bu sayfadakilerin hepsini seç"
        checked={extent === 'all'}
        onChange={selection.toggleAll}
      />
    </Target>
  );
}

/** Enlarges the box to a finger's size. */
const Target = chakra('label', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    boxSize: 'target',
    cursor: 'pointer',
  },
});
