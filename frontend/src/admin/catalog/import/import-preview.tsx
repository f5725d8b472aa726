import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import { IMPORT_FIELDS } from '@contract/catalog/import/import-fields.js';
import type { ImportPreview, PreviewedProduct } from '@contract/catalog/import/import.views.js';
import type { ImportOutcome } from '@contract/catalog/import/import-status.js';
import { describeError } from '../../../lib/server/describe-error.js';
import { Note } from '../../../ui/note.js';
import { Skeleton } from '../../../ui/skeleton.js';
import { VisuallyHidden } from '../../../ui/visually-hidden.js';
import { formatNumber } from '../../lib/format-number.js';
import { StatTiles } from '../../ui/stat-tiles.js';
import { ImportRemarks } from './import-remarks.js';
import { PLANNED_LABELS, PREVIEW_FAILED } from './import.texts.js';

const OUTCOMES = Object.keys(PLANNED_LABELS) as ImportOutcome[];

interface ImportPreviewProps {
  readonly preview: {
    readonly data: ImportPreview | undefined;
    readonly error: unknown;
    readonly isError: boolean;
  };
  readonly importId: string;
  readonly isBusy: boolean;
}

/** What would happen: how many products, which lines are refused, and what is worth knowing. */
export function ImportPreviewPart({ preview, importId, isBusy }: ImportPreviewProps) {
  const heading = useId();
  return (
    <chakra.section aria-labelledby={heading} aria-busy={isBusy}>
      <chakra.h2 id={heading} textStyle="h4" mb="4">
        Önizleme
      </chakra.h2>
      {preview.isError ? (
        <Note tone="danger" role="alert">
          {describeError(preview.error, { network: PREVIEW_FAILED, unexpected: PREVIEW_FAILED }).message}
        </Note>
      ) : (
        <Shown preview={preview.data} importId={importId} />
      )}
    </chakra.section>
  );
}

interface ShownProps {
  readonly preview: ImportPreview | undefined;
  readonly importId: string;
}

function Shown({ preview, importId }: ShownProps) {
  if (!preview) {
    return (
      <>
        <VisuallyHidden>Önizleme hazırlanıyor</VisuallyHidden>
        <Skeleton h="160px" />
      </>
    );
  }
  const { counts, newCategories, hidden, pictures, problems, products } = preview;
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="5">
      <StatTiles
        tiles={OUTCOMES.map((outcome) => ({
          label: PLANNED_LABELS[outcome],
          value: formatNumber(counts[outcome]),
        }))}
      />
      {newCategories.length > 0 && (
        <Note tone="info">Şu kategoriler de açılacak: {newCategories.join(', ')}.</Note>
      )}
      {hidden > 0 && (
        <Note tone="warning">
          {formatNumber(hidden)} yeni ürünün açıklaması, malzemesi, ölçüleri, bakımı ya da resmi eksik. Bunlar
          rafa çıkmadan eklenir; tamamladığınızda siz çıkarırsınız.
        </Note>
      )}
      {pictures > 0 && (
        <Note>
          {formatNumber(pictures)} resim, ürünler yazıldıktan sonra tek tek getirilir. Alınamayanlar burada
          söylenir.
        </Note>
      )}
      <ImportRemarks
        title="Alınmayacak satırlar"
        remarks={problems}
        total={counts.refused}
        refusedIn={importId}
      />
      <Products products={products} total={counts.created + counts.changed} />
    </chakra.div>
  );
}

function Products({
  products,
  total,
}: {
  readonly products: readonly PreviewedProduct[];
  readonly total: number;
}) {
  if (products.length === 0) return null;
  return (
    <chakra.details>
      <chakra.summary minH="target" display="list-item" cursor="pointer" fontWeight="650" py="2">
        İlk {formatNumber(products.length)} ürün ({formatNumber(total)} ürünün)
      </chakra.summary>
      <chakra.ul display="grid" gap="2" mt="2">
        {products.map(({ line, name, outcome, changedFields }) => (
          <chakra.li key={line} overflowWrap="anywhere">
            <chakra.span color="fg.subtle">{line}. satır</chakra.span> · {name} · {PLANNED_LABELS[outcome]}
            {changedFields.length > 0 && `: ${changedFields.map((field) => IMPORT_FIELDS[field]).join(', ')}`}
          </chakra.li>
        ))}
      </chakra.ul>
    </chakra.details>
  );
}
