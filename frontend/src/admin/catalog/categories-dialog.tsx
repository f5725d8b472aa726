import { chakra } from '@chakra-ui/react';
import { type SubmitEvent, useState } from 'react';
import { mayLeave, useLeaveWarning } from '../../lib/navigation/use-leave-warning.js';
import { trpc } from '../../lib/server/trpc.js';
import { Button } from '../../ui/button.js';
import { Dialog } from '../../ui/dialog.js';
import { ErrorState } from '../../ui/error-state.js';
import { Skeleton } from '../../ui/skeleton.js';
import { TextField } from '../../ui/text-field.js';
import { VisuallyHidden } from '../../ui/visually-hidden.js';
import { CategoryRow } from './category-row.js';
import { categoriesFailure, UNSAVED_CATEGORY, UNSAVED_CATEGORY_NAME } from './product.texts.js';
import { useCategories } from './use-categories.js';

interface CategoriesDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

export function CategoriesDialog({ open, onClose }: CategoriesDialogProps) {
  // Only what is typed in this dialog is asked about; the page below keeps what is typed in it.
  const close = () =>
    void mayLeave([UNSAVED_CATEGORY, UNSAVED_CATEGORY_NAME]).then((may) => may && onClose());
  return (
    <Dialog open={open} onClose={close} title="Kategoriler" closesOutside={false}>
      <Categories />
    </Dialog>
  );
}

function Categories() {
  const list = trpc.admin.categories.list.useQuery();
  const actions = useCategories();
  const categories = list.data ?? [];
  const move = (from: number, to: number) => {
    const ids = categories.map(({ id }) => id);
    ids.splice(to, 0, ...ids.splice(from, 1));
    void actions.reorder(ids);
  };
  return (
    <chakra.div display="grid" gap="6">
      <NewCategory onCreate={actions.create} isCreating={actions.isCreating} />
      {list.isError && (
        <ErrorState title={categoriesFailure(list.error)} onRetry={() => void list.refetch()} />
      )}
      {list.isPending && (
        <div>
          <VisuallyHidden role="status">Kategoriler yükleniyor</VisuallyHidden>
          {[0, 1, 2].map((row) => (
            <Skeleton key={row} h="48px" mb="3" />
          ))}
        </div>
      )}
      <ul aria-label="Kategoriler">
        {categories.map((category, index) => (
          <CategoryRow
            key={category.id}
            category={category}
            isBusy={actions.isBusy}
            onUp={index > 0 ? () => move(index, index - 1) : null}
            onDown={index < categories.length - 1 ? () => move(index, index + 1) : null}
            onRemove={() => void actions.remove(category)}
          />
        ))}
      </ul>
    </chakra.div>
  );
}

interface NewCategoryProps {
  readonly onCreate: (name: string) => Promise<boolean>;
  readonly isCreating: boolean;
}

function NewCategory({ onCreate, isCreating }: NewCategoryProps) {
  const [name, setName] = useState('');
  useLeaveWarning(name !== '' && !isCreating, UNSAVED_CATEGORY);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (name.trim() === '' || isCreating) return;
    void onCreate(name.trim()).then((isDone) => isDone && setName(''));
  };
  return (
    <chakra.form noValidate onSubmit={submit} display="flex" alignItems="flex-end" gap="3">
      <chakra.div flex="1" minW="0">
        <TextField
          label="Yeni kategori"
          maxLength={60}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
      </chakra.div>
      <Button type="submit" disabled={name.trim() === ''} pending={isCreating} pendingLabel="Ekleniyor...">
        Ekle
      </Button>
    </chakra.form>
  );
}
