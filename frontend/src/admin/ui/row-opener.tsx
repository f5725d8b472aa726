import { ChevronRight } from 'lucide-react';
import { chakra } from '@chakra-ui/react';
import type { MouseEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { Icon } from '../../ui/icon.js';
import { iconButtonRecipe } from '../../ui/theme/button.recipe.js';
import type { RowOpening } from './table-column.js';

const OpenLink = chakra(Link, iconButtonRecipe);
const OpenButton = chakra('button', iconButtonRecipe);

export function opens<Row>({ rowHref, onOpen }: RowOpening<Row>): boolean {
  return rowHref !== undefined || onOpen !== undefined;
}

/** The arrow at the end of a row, which opens it by keyboard and screen reader. */
export function RowOpener<Row>({ row, rowHref, onOpen, rowLabel }: RowOpening<Row> & { readonly row: Row }) {
  const label = rowLabel ? `Ayrıntı: ${rowLabel(row)}` : 'Ayrıntı';
  if (rowHref) {
    return (
      <OpenLink to={rowHref(row)} aria-label={label}>
        <Icon as={ChevronRight} />
      </OpenLink>
    );
  }
  return (
    <OpenButton type="button" aria-label={label} onClick={() => onOpen?.(row)}>
      <Icon as={ChevronRight} />
    </OpenButton>
  );
}

const HAS_ITS_OWN_PRESS = 'a, button, input, select, textarea, label';

/** Opens the row on a click anywhere in it, but not while text is selected or a control inside was clicked. */
export function useRowPress<Row>({ rowHref, onOpen }: RowOpening<Row>) {
  const navigate = useNavigate();
  return (row: Row, event: MouseEvent) => {
    const pressed = event.target as Element;
    if (pressed.closest(HAS_ITS_OWN_PRESS) || window.getSelection()?.toString()) return;
    if (rowHref) void navigate(rowHref(row));
    else onOpen?.(row);
  };
}
