import { chakra } from '@chakra-ui/react';
import type { ImportView } from '@contract/catalog/import/import.views.js';
import type { ImportOutcome } from '@contract/catalog/import/import-status.js';
import { trpc } from '../../../lib/server/trpc.js';
import { Button, ButtonLink } from '../../../ui/button.js';
import { Note } from '../../../ui/note.js';
import { adminPaths } from '../../lib/admin-paths.js';
import { formatNumber } from '../../lib/format-number.js';
import { ProgressBar } from '../../ui/progress-bar.js';
import { StatTiles } from '../../ui/stat-tiles.js';
import { ImportRemarks } from './import-remarks.js';
import { DONE_LABELS } from './import.texts.js';
import { useImportActions } from './use-import-actions.js';

const OUTCOMES = Object.keys(DONE_LABELS) as ImportOutcome[];

/** How far a started import has come, and what became of it. */
export function ImportResult({ taken }: { readonly taken: ImportView }) {
  const { id, status, progress } = taken;
  const remarks = trpc.admin.productImports.remarks.useQuery(
    { id },
    { enabled: status !== 'running' && status !== 'undoing' },
  );
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="6">
      <State taken={taken} />
      <StatTiles
        tiles={OUTCOMES.map((outcome) => ({
          label: DONE_LABELS[outcome],
          value: formatNumber(progress.outcomes[outcome]),
        }))}
      />
      <ImportRemarks
        title={
          status === 'undone' ? 'Olduğu gibi kalanlar ve alınmayan satırlar' : 'Alınmayanlar ve eksikler'
        }
        remarks={remarks.data ?? []}
        total={remarks.data?.length ?? 0}
        refusedIn={progress.outcomes.refused > 0 ? id : undefined}
      />
      <Actions taken={taken} />
    </chakra.div>
  );
}

function State({ taken: { status, progress, fileName } }: { readonly taken: ImportView }) {
  const { total, done, picturesLeft, kept } = progress;
  if (status === 'running') {
    const text =
      done < total
        ? `${formatNumber(done)} / ${formatNumber(total)} ürün yazıldı`
        : `Ürünler yazıldı, ${formatNumber(picturesLeft)} resim getiriliyor`;
    return (
      <chakra.div role="status">
        <ProgressBar label={`İlerleme: ${fileName}`} max={total} value={done} />
        <chakra.p color="fg.muted">{text}. Sayfadan ayrılabilirsiniz; iş kendiliğinden sürer.</chakra.p>
      </chakra.div>
    );
  }
  if (status === 'undoing') return <Note role="status">Geri alınıyor…</Note>;
  if (status === 'stopped') {
    return (
      <Note tone="warning" role="status">
        Durduruldu: {formatNumber(done)} / {formatNumber(total)} ürün yazıldı. Kaldığı yerden sürdürebilir ya
        da yazılanları geri alabilirsiniz.
      </Note>
    );
  }
  if (status === 'undone') {
    return (
      <Note tone="success" role="status">
        {kept === 0
          ? 'Geri alındı; ürünler eskisi gibi.'
          : `Geri alındı. ${formatNumber(kept)} ürün sonradan değiştiği ya da satıldığı için olduğu gibi kaldı.`}
      </Note>
    );
  }
  return (
    <Note tone="success" role="status">
      Tamamlandı. 30 gün içinde tek adımda geri alabilirsiniz.
    </Note>
  );
}

function Actions({ taken }: { readonly taken: ImportView }) {
  const { stop, resume, undo, isPending } = useImportActions(taken);
  const { status } = taken;
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="3">
      {status === 'running' && (
        <Button variant="outline" pending={isPending} onClick={() => void stop()}>
          Durdur
        </Button>
      )}
      {status === 'stopped' && (
        <Button pending={isPending} onClick={() => void resume()}>
          Sürdür
        </Button>
      )}
      {status !== 'running' && (
        <ButtonLink variant="outline" to={adminPaths.products}>
          Ürünlere Bakın
        </ButtonLink>
      )}
      {(status === 'done' || status === 'stopped') && (
        <Button variant="outline" disabled={isPending} onClick={() => void undo()}>
          Geri Al
        </Button>
      )}
    </chakra.div>
  );
}
