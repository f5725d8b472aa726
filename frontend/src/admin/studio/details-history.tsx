import { chakra } from '@chakra-ui/react';
import { History, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { type Path, type PathValue, useFormContext } from 'react-hook-form';
import { formatDateTime, studioDate } from '@contract/common/dates.js';
import type { StudioChange } from '@contract/studio/studio-history.query.js';
import { trpc } from '../../lib/server/trpc.js';
import { useNow } from '../../lib/time/use-now.js';
import { Button } from '../../ui/button.js';
import { Dialog } from '../../ui/dialog.js';
import { Icon } from '../../ui/icon.js';
import { Skeleton } from '../../ui/skeleton.js';
import { toast } from '../../ui/toast.js';
import type { ConflictField } from '../ui/conflict-dialog.js';
import { LoadError } from '../ui/load-error.js';
import { differencesOf, type EditedSection } from './edited-section.js';
import type { Versioned } from './use-details-form.js';

const Words = chakra('div', { base: { minW: '0', overflowWrap: 'anywhere', whiteSpace: 'pre-line' } });

interface DetailsHistoryProps<Values> {
  readonly of: EditedSection<Values>;
  /** What is saved now. */
  readonly inForce: Values;
}

/** Opens the changes of a section: who changed what and when. Earlier details can be put back into the form. */
export function DetailsHistory<Values extends Versioned>(props: DetailsHistoryProps<Values>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="ghost" icon={<Icon as={History} size="sm" />} onClick={() => setOpen(true)}>
        Geçmişi
      </Button>
      {isOpen && <HistoryDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

interface HistoryDialogProps<Values> extends DetailsHistoryProps<Values> {
  readonly onClose: () => void;
}

function HistoryDialog<Values extends Versioned>({ of, inForce, onClose }: HistoryDialogProps<Values>) {
  const { section, valuesOf = (saved: Values) => saved } = of;
  const changes = trpc.admin.studio.history.useQuery({ section }, { staleTime: 0, gcTime: 0 });
  const { setValue } = useFormContext<Values>();
  // The server answers with the details of the section that was asked for.
  const formValues = (version: number, details: StudioChange['before']) =>
    valuesOf({ ...details, version } as unknown as Values);
  const restore = (details: Values) => {
    for (const name of Object.keys(details).filter((field) => field !== 'version') as Path<Values>[]) {
      setValue(name, details[name] as PathValue<Values, Path<Values>>, { shouldDirty: true });
    }
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
        {changes.data?.map((change) => (
          <ChangeItem
            key={change.version}
            of={of}
            inForce={inForce}
            change={change}
            before={formValues(change.version - 1, change.before)}
            after={formValues(change.version, change.after)}
            onRestore={restore}
          />
        ))}
      </chakra.ol>
    </Dialog>
  );
}

interface ChangeItemProps<Values> extends DetailsHistoryProps<Values> {
  readonly change: Pick<StudioChange, 'changedAt' | 'changedBy'>;
  readonly before: Values;
  readonly after: Values;
  readonly onRestore: (details: Values) => void;
}

function ChangeItem<Values>(props: ChangeItemProps<Values>) {
  const { of, inForce, change, before, after, onRestore } = props;
  const day = studioDate(useNow());
  const problem = of.restoreProblem?.(inForce, before, day) ?? null;
  return (
    <li>
      <chakra.div
        display="flex"
        flexWrap="wrap"
        justifyContent="space-between"
        alignItems="center"
        gap="3"
        mb="2"
      >
        <chakra.h3 textStyle="label">
          {formatDateTime(change.changedAt)} · {change.changedBy ?? 'panel dışından'}
        </chakra.h3>
        {problem === null && (
          <Button
            variant="outline"
            size="sm"
            icon={<Icon as={RotateCcw} size="sm" />}
            aria-label={`Öncekini forma koyun: ${formatDateTime(change.changedAt)}`}
            onClick={() => onRestore(before)}
          >
            Öncekini Forma Koy
          </Button>
        )}
      </chakra.div>
      {problem !== null && (
        <chakra.p textStyle="note" color="fg.muted" mb="2">
          Öncekine dönülemez. {problem}
        </chakra.p>
      )}
      <Changes fields={differencesOf(of, after, before)} />
    </li>
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
