import { chakra } from '@chakra-ui/react';
import type { ColumnMapping } from '@contract/catalog/import/import-fields.js';
import type { ImportView } from '@contract/catalog/import/import.views.js';
import { describeError } from '../../../lib/server/describe-error.js';
import { trpc } from '../../../lib/server/trpc.js';
import { Button } from '../../../ui/button.js';
import { toast } from '../../../ui/toast.js';
import { formatNumber } from '../../lib/format-number.js';
import { ImportColumns } from './import-columns.js';
import { ImportPreviewPart } from './import-preview.js';
import { ACTION_FAILED } from './import.texts.js';
import { useImportActions } from './use-import-actions.js';

/** Chooses what the columns hold, and shows what would happen. */
export function ImportDraft({ draft }: { readonly draft: ImportView }) {
  const { id, version, titles, sample, mapping } = draft;
  const utils = trpc.useUtils();
  const saving = trpc.admin.productImports.mapColumns.useMutation();
  const preview = trpc.admin.productImports.preview.useQuery({ id });
  const actions = useImportActions(draft);
  const change = async (changed: ColumnMapping) => {
    try {
      await saving.mutateAsync({ id, version, mapping: [...changed] });
    } catch (error) {
      toast.error({ text: describeError(error, { network: ACTION_FAILED }).message });
    }
    await Promise.all([
      utils.admin.productImports.view.invalidate({ id }),
      utils.admin.productImports.preview.invalidate({ id }),
    ]);
  };
  const { created = 0, changed = 0 } = preview.data?.counts ?? {};
  const isBusy = saving.isPending || preview.isFetching;
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="8">
      <ImportColumns
        columns={{ titles, sample, mapping }}
        isBusy={saving.isPending}
        onChange={(mapped) => void change(mapped)}
      />
      <ImportPreviewPart preview={preview} importId={draft.id} isBusy={isBusy} />
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        <Button
          pending={actions.isPending}
          pendingLabel="Başlıyor..."
          disabled={isBusy || created + changed === 0}
          onClick={() => void actions.start()}
        >
          {created + changed === 0 ? 'Al' : `${formatNumber(created + changed)} Ürünü Al`}
        </Button>
        <Button variant="outline" disabled={actions.isPending} onClick={() => void actions.discard()}>
          Vazgeç
        </Button>
      </chakra.div>
    </chakra.div>
  );
}
