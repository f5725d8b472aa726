import { chakra } from '@chakra-ui/react';
import { type Dispatch, type SetStateAction, useState } from 'react';
import type { AdminContentItem } from '@contract/content/admin-content.views.js';
import { mayLeave } from '../../lib/navigation/use-leave-warning.js';
import { confirm } from '../../ui/confirm-dialog.js';
import { EmptyState } from '../../ui/empty-state.js';
import { ConflictDialog } from '../ui/conflict-dialog.js';
import { ContentCard } from './content-card.js';
import { ContentEditor } from './content-editor.js';
import { startOf } from './content-values.js';
import { HistoryDialog } from './history-dialog.js';
import { useSaveContent } from './use-save-content.js';

/** The text that is being edited. */
export interface Editing {
  /** The item when it was opened. Saving overwrites that version, whatever the list says meanwhile. */
  readonly item: AdminContentItem;
  readonly value: string;
}

interface ContentListProps {
  readonly items: readonly AdminContentItem[];
  readonly editing: Editing | null;
  readonly onEditing: Dispatch<SetStateAction<Editing | null>>;
}

export function ContentList({ items, editing, onEditing }: ContentListProps) {
  const [historyOf, setHistoryOf] = useState<string | null>(null);
  const open = async (item: AdminContentItem) => {
    if (await mayLeave()) onEditing({ item, value: startOf(item) });
  };
  const past = items.find(({ id }) => id === historyOf);
  if (items.length === 0) {
    return (
      <EmptyState
        shape="bowl"
        title="Bu bölümde bulunamadı"
        text="Aramayı değiştirin ya da bulunan metinlerin sayısı yazan başka bir bölüme geçin."
      />
    );
  }
  return (
    <>
      <chakra.ul aria-label="Metinler" data-list="">
        {items.map((item) => (
          <chakra.li key={item.id} py="5" borderBottomWidth="1px" css={{ '&:first-of-type': { pt: '2' } }}>
            {editing?.item.id === item.id ? (
              <ContentEditor
                item={editing.item}
                value={editing.value}
                onChange={(value) => onEditing({ item: editing.item, value })}
                onEnd={() => onEditing((now) => (now?.item === editing.item ? null : now))}
              />
            ) : (
              <Resettable
                item={item}
                onEdit={() => void open(item)}
                onHistory={() => setHistoryOf(item.id)}
              />
            )}
          </chakra.li>
        ))}
      </chakra.ul>
      {past && <HistoryDialog item={past} onClose={() => setHistoryOf(null)} />}
    </>
  );
}

interface ResettableProps {
  readonly item: AdminContentItem;
  readonly onEdit: () => void;
  readonly onHistory: () => void;
}

function Resettable({ item, onEdit, onHistory }: ResettableProps) {
  const { save, conflict } = useSaveContent(item, {
    done: 'Sitenin hazır metni geri geldi.',
    onSaved: () => undefined,
    onTakeTheirs: () => undefined,
  });
  const reset = async () => {
    const isSure = await confirm({
      title: 'Hazır metne dönelim mi?',
      text: `‘${item.label}’ için yazdığınız metin siteden kalkar, geçmişte kalır; dilediğinizde geri alabilirsiniz.`,
      confirmLabel: 'Hazır Metne Dön',
      destructive: false,
    });
    if (isSure) await save('');
  };
  return (
    <>
      <ContentCard item={item} onEdit={onEdit} onHistory={onHistory} onReset={() => void reset()} />
      {conflict && <ConflictDialog {...conflict} />}
    </>
  );
}
