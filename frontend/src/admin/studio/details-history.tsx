import { chakra } from '@chakra-ui/react';
import { History, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { type FieldValues, useFormContext } from 'react-hook-form';
import { formatDateTime } from '@contract/common/dates.js';
import type { StudioSection, StudioSections } from '@contract/studio/studio-sections.js';
import { trpc } from '../../lib/trpc.js';
import { Button } from '../../ui/button.js';
import { Dialog } from '../../ui/dialog.js';
import { Icon } from '../../ui/icon.js';
import { Skeleton } from '../../ui/skeleton.js';
import { toast } from '../../ui/toast.js';
import type { ConflictField } from '../ui/conflict-dialog.js';
import { LoadError } from '../ui/load-error.js';

/** A section whose changes are shown, and how its details differ in words: `mine` is the first one. */
export interface HistoryOf {
  readonly section: StudioSection;
  readonly differences: (one: never, other: never) => readonly ConflictField[];
}

const Words = chakra('div', { base: { minW: '0', overflowWrap: 'anywhere', whiteSpace: 'pre-line' } });

/** Opens the changes of a section: who changed what and when. Earlier details can be put back into the form. */
export function DetailsHistory({ history }: { readonly history: HistoryOf }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="ghost" icon={<Icon as={History} size="sm" />} onClick={() => setOpen(true)}>
        Geçmişi
      </Button>
      {isOpen && <HistoryDialog history={history} onClose={() => setOpen(false)} />}
    </>
  );
}

interface HistoryDialogProps {
  readonly history: HistoryOf;
  readonly onClose: () => void;
}

function HistoryDialog({ history: { section, differences }, onClose }: HistoryDialogProps) {
  const changes = trpc.admin.studio.history.useQuery({ section }, { staleTime: 0, gcTime: 0 });
  const { setValue } = useFormContext<FieldValues>();
  const restore = (details: StudioSections[StudioSection]) => {
    for (const [name, value] of Object.entries(details)) setValue(name, value, { shouldDirty: true });
    onClose();
    toast.success({ text: 'Eski bilgiler forma kondu. Geçerli olması için kaydedin.' });
  };
  return (
    <Dialog open onClose={onClose} width="coupon" title="Değişikliklerin geçmişi" fullScreenOnPhone>
      {changes.isError && <LoadError query={changes} what="Geçmiş yüklenirken hata oluştu" />}
      {changes.isPending && <Skeleton h="240px" borderRadius="md" />}
      {changes.data?.length === 0 && (
        <chakra.p color="fg.muted">Bu bilgiler panelden henüz değiştirilmedi.</chakra.p>
      )}
      <chakra.ol display="grid" gap="7">
        {changes.data?.map(({ version, changedAt, changedBy, before, after }) => (
          <li key={version}>
            <chakra.div
              display="flex"
              flexWrap="wrap"
              justifyContent="space-between"
              alignItems="center"
              gap="3"
              mb="2"
            >
              <chakra.h3 textStyle="label">
                {formatDateTime(changedAt)} · {changedBy ?? 'panel dışından'}
              </chakra.h3>
              <Button
                variant="outline"
                size="sm"
                icon={<Icon as={RotateCcw} size="sm" />}
                aria-label={`Öncekini forma koyun: ${formatDateTime(changedAt)}`}
                onClick={() => restore(before)}
              >
                Öncekini Forma Koy
              </Button>
            </chakra.div>
            <Changes fields={differences(after as never, before as never)} />
          </li>
        ))}
      </chakra.ol>
    </Dialog>
  );
}

function Changes({ fields }: { readonly fields: readonly ConflictField[] }) {
  if (fields.length === 0) return <chakra.p color="fg.muted">Görünen bir fark yok.</chakra.p>;
  return (
    <chakra.dl display="grid" gap="3" textStyle="sm">
      {fields.map(({ label, mine, theirs }) => (
        <div key={label}>
          <chakra.dt fontWeight="600">{label}</chakra.dt>
          <chakra.dd display="grid" gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '1fr 1fr' }} gap="3">
            <Words color="fg.muted">
              <s>{theirs === '' ? '–' : theirs}</s>
            </Words>
            <Words>{mine === '' ? '–' : mine}</Words>
          </chakra.dd>
        </div>
      ))}
    </chakra.dl>
  );
}
