import { useState } from 'react';
import type { AdminProductRow } from '@contract/catalog/admin-catalog.views.js';
import { Button } from '../../ui/button.js';
import type { RowSelection } from '../lib/use-row-selection.js';
import { SelectionBar } from '../ui/selection-bar.js';
import { PrintLabelsDialog } from './print-labels-dialog.js';

/** What can be done with the chosen products: their labels are printed. */
export function LabelSelection({ selection }: { readonly selection: RowSelection<AdminProductRow> }) {
  const [isPrinting, setPrinting] = useState(false);
  return (
    <>
      <SelectionBar count={selection.rows.length} counted="ürün" onClear={selection.clear}>
        <Button size="sm" onClick={() => setPrinting(true)}>
          Etiket Yazdır
        </Button>
      </SelectionBar>
      <PrintLabelsDialog
        productIds={selection.rows.map(({ id }) => id)}
        open={isPrinting}
        onClose={() => setPrinting(false)}
      />
    </>
  );
}
