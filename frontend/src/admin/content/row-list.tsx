import { chakra } from '@chakra-ui/react';
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.js';
import { Icon } from '../../ui/icon.js';
import { IconButton } from '../../ui/icon-button.js';
import { VisuallyHidden } from '../../ui/visually-hidden.js';
import { useRows } from './use-rows.js';

export interface RowPart<Row> {
  readonly number: number;
  readonly onChange: (row: Row) => void;
}

interface RowListProps<Row> {
  readonly first: readonly Row[];
  readonly empty: Row;
  /** The buttons that move and delete a row are above it. */
  readonly isTall?: boolean;
  readonly onChange: (rows: readonly Row[]) => void;
  readonly draw: (row: Row, part: RowPart<Row>) => ReactNode;
}

export function RowList<Row>({ first, empty, isTall = false, onChange, draw }: RowListProps<Row>) {
  const { place, rows, said, change, move, remove, add } = useRows(first, onChange);
  return (
    <div ref={place}>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <chakra.ol display="grid" gap="3" mb="3">
        {rows.map(({ id, row }, index) => {
          const actions = (
            <RowActions
              number={index + 1}
              isFirst={index === 0}
              isLast={index === rows.length - 1}
              onMove={(by) => move(index, by)}
              onRemove={() => remove(index)}
            />
          );
          return (
            <chakra.li key={id} data-row={id} display="flex" flexWrap="wrap" gap="1" position="relative">
              {isTall && <chakra.div {...TOP_RIGHT}>{actions}</chakra.div>}
              <chakra.div flex="1 1 220px" minW="0">
                {draw(row, { number: index + 1, onChange: (next) => change(id, next) })}
              </chakra.div>
              {!isTall && <chakra.div ms="auto">{actions}</chakra.div>}
            </chakra.li>
          );
        })}
      </chakra.ol>
      <Button
        data-part="add"
        variant="outline"
        size="sm"
        icon={<Icon as={Plus} />}
        onClick={() => add(empty)}
      >
        Satır Ekle
      </Button>
    </div>
  );
}

const TOP_RIGHT = { position: 'absolute', top: '-2', right: '0' } as const;

interface RowActionsProps {
  readonly number: number;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onMove: (by: 1 | -1) => void;
  readonly onRemove: () => void;
}

function RowActions({ number, isFirst, isLast, onMove, onRemove }: RowActionsProps) {
  return (
    <chakra.div display="flex">
      <IconButton
        data-part="up"
        aria-label={`${number}. satırı yukarı taşı`}
        disabled={isFirst}
        onClick={() => onMove(-1)}
      >
        <Icon as={ArrowUp} />
      </IconButton>
      <IconButton
        data-part="down"
        aria-label={`${number}. satırı aşağı taşı`}
        disabled={isLast}
        onClick={() => onMove(1)}
      >
        <Icon as={ArrowDown} />
      </IconButton>
      <IconButton data-part="remove" aria-label={`${number}. satırı sil`} onClick={onRemove}>
        <Icon as={Trash2} />
      </IconButton>
    </chakra.div>
  );
}
