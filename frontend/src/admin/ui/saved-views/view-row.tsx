import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import type { SavedView } from '@contract/admin/saved-views.js';
import { trpc } from '../../../lib/server/trpc.js';
import { Button } from '../../../ui/button.js';
import { confirm } from '../../../ui/confirm-dialog.js';
import { toast } from '../../../ui/toast.js';
import { describeFailure } from '../../lib/describe-failure.js';
import { ViewNameForm } from './view-name-form.js';

interface ViewRowProps {
  readonly view: SavedView;
  /** The name as it is being typed; null while it is not renamed. */
  readonly renamed: string | null;
  readonly onRename: (name: string | null) => void;
}

export function ViewRow({ view: { id, name }, renamed, onRename }: ViewRowProps) {
  const formId = useId();
  const utils = trpc.useUtils();
  const refresh = () => utils.admin.views.invalidate();
  const rename = trpc.admin.views.rename.useMutation({ onSuccess: refresh });
  const remove = trpc.admin.views.remove.useMutation({
    onSuccess: refresh,
    onError: (error) => toast.error({ text: describeFailure(error, 'Görünüm silinemedi') }),
  });
  const ask = async () => {
    const isSure = await confirm({
      title: `“${name}” görünümünü silelim mi?`,
      text: 'Listedeki kayıtlara bir şey olmaz; yalnızca bu filtrenin adı silinir.',
      confirmLabel: 'Görünümü Sil',
    });
    if (isSure) remove.mutate({ id });
  };
  return (
    <chakra.li
      display="flex"
      flexWrap="wrap"
      alignItems={renamed === null ? 'center' : 'flex-end'}
      gap="2"
      py="2"
      borderBottomWidth="1px"
    >
      <chakra.div flex="1" minW="40" overflowWrap="anywhere">
        {renamed === null ? (
          name
        ) : (
          <ViewNameForm
            id={formId}
            label={`“${name}” görünümünün yeni adı`}
            name={renamed}
            onName={onRename}
            onSave={async (chosen) => {
              await rename.mutateAsync({ id, name: chosen });
              onRename(null);
            }}
          />
        )}
      </chakra.div>
      {renamed === null ? (
        <>
          <Button
            variant="ghost"
            size="sm"
            aria-label={`Yeniden Adlandır: ${name}`}
            onClick={() => onRename(name)}
          >
            Yeniden Adlandır
          </Button>
          <Button
            variant="ghost"
            size="sm"
            aria-label={`Sil: ${name}`}
            pending={remove.isPending}
            pendingLabel="Siliniyor..."
            onClick={() => void ask()}
          >
            Sil
          </Button>
        </>
      ) : (
        <>
          <Button variant="ghost" size="sm" onClick={() => onRename(null)}>
            Vazgeç
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="outline"
            size="sm"
            pending={rename.isPending}
            pendingLabel="Kaydediliyor..."
          >
            Adı Kaydet
          </Button>
        </>
      )}
    </chakra.li>
  );
}
