import { chakra } from '@chakra-ui/react';
import { Bookmark } from 'lucide-react';
import { useState } from 'react';
import type { ViewedList } from '@contract/admin/saved-views.js';
import { trpc } from '../../../lib/server/trpc.js';
import { Button } from '../../../ui/button.js';
import { Icon } from '../../../ui/icon.js';
import { Chip } from '../quick-filters.js';
import { ManageViewsDialog } from './manage-views-dialog.js';
import { SaveViewDialog } from './save-view-dialog.js';

interface SavedViewsProps {
  readonly list: ViewedList;
  /** Filters and sort order of the list as it is shown; '' for those that it begins with. */
  readonly shown: string;
  readonly onOpen: (filters: string) => void;
}

/** The admin's own views of a list: opens one, keeps the present one, renames and deletes. */
export function SavedViews({ list, shown, onOpen }: SavedViewsProps) {
  const { data: views = [], isSuccess } = trpc.admin.views.list.useQuery({ list });
  const [dialog, setDialog] = useState<'save' | 'manage' | null>(null);
  const canSave = isSuccess && shown !== '' && !views.some(({ filters }) => filters === shown);
  if (views.length === 0 && !canSave && dialog === null) return null;
  return (
    <chakra.div
      role="group"
      aria-label="Kayıtlı görünümler"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="2"
      mb="3"
    >
      {views.map(({ id, name, filters }) => (
        <Chip
          key={id}
          type="button"
          aria-pressed={filters === shown}
          onClick={() => onOpen(filters === shown ? '' : filters)}
        >
          {name}
        </Chip>
      ))}
      {canSave && (
        <Button
          variant="ghost"
          size="sm"
          icon={<Icon as={Bookmark} size="sm" />}
          onClick={() => setDialog('save')}
        >
          Görünümü Kaydet
        </Button>
      )}
      {views.length > 0 && (
        <Button variant="ghost" size="sm" onClick={() => setDialog('manage')}>
          Görünümleri Düzenle
        </Button>
      )}
      {dialog === 'save' && <SaveViewDialog list={list} filters={shown} onClose={() => setDialog(null)} />}
      {dialog === 'manage' && <ManageViewsDialog views={views} onClose={() => setDialog(null)} />}
    </chakra.div>
  );
}
