import { chakra } from '@chakra-ui/react';
import { useState, type SubmitEvent } from 'react';
import { LEAST_KEPT_DAYS, type LogRetentionDto, MOST_KEPT_DAYS } from '@contract/logs/log-retention.dto.js';
import { trpc } from '../../lib/trpc.js';
import { Button } from '../../ui/button.js';
import { Dialog } from '../../ui/dialog.js';
import { ErrorState } from '../../ui/error-state.js';
import { Skeleton } from '../../ui/skeleton.js';
import { TextField } from '../../ui/text-field.js';
import { toast } from '../../ui/toast.js';
import { loadFailure, saveFailure } from '../lib/load-failure.js';
import { useGuardedClose } from '../lib/use-guarded-close.js';

type Days = Omit<LogRetentionDto, 'version'>;

const FIELDS: readonly { readonly name: keyof Days; readonly label: string }[] = [
  { name: 'signIns', label: 'Girişler' },
  { name: 'security', label: 'Güvenlik uyarıları' },
  { name: 'changes', label: 'Siparişler, rezervasyonlar ve değişiklikler' },
  { name: 'technical', label: 'E-postalar ve sistem hataları' },
];
const NOT_LOADED = 'Saklama süreleri yüklenemedi';
const FORM_ID = 'log-retention';

interface RetentionDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** For how many days the log keeps what. */
export function RetentionDialog({ open, onClose }: RetentionDialogProps) {
  const [isDirty, setDirty] = useState(false);
  const days = trpc.admin.logs.retention.useQuery(undefined, { enabled: open, refetchOnWindowFocus: false });
  const utils = trpc.useUtils();
  const save = trpc.admin.logs.setRetention.useMutation({
    onSuccess: (kept) => {
      utils.admin.logs.retention.setData(undefined, kept);
      setDirty(false);
      toast.success({ text: 'Saklama süreleri kaydedildi.' });
      onClose();
    },
    onError: (error) => toast.error({ text: saveFailure(error, 'Saklama süreleri kaydedilemedi') }),
  });
  const close = useGuardedClose(open && isDirty, 'Saklama sürelerini kaydetmediniz.', () => {
    setDirty(false);
    onClose();
  });
  return (
    <Dialog
      open={open}
      onClose={close}
      title="Saklama Süreleri"
      footer={
        <Button
          size="sm"
          type="submit"
          form={FORM_ID}
          disabled={!isDirty}
          pending={save.isPending}
          pendingLabel="Kaydediliyor..."
        >
          Kaydet
        </Button>
      }
    >
      <chakra.p mb="4" color="fg.muted">
        Süresi dolan kayıtlar kendiliğinden silinir. Gün olarak yazın ({LEAST_KEPT_DAYS}–{MOST_KEPT_DAYS}).
      </chakra.p>
      {days.data && (
        <DaysForm
          key={days.data.version}
          days={days.data}
          onDirty={() => setDirty(true)}
          onSave={(wanted) => save.mutate(wanted)}
        />
      )}
      {days.isPending && <Skeleton h="280px" />}
      {days.isLoadingError && (
        <ErrorState
          titleAs="h3"
          title={loadFailure(days.error, NOT_LOADED)}
          text="Süreler olduğu gibi duruyor."
          onRetry={() => void days.refetch()}
          retrying={days.isFetching}
        />
      )}
    </Dialog>
  );
}

interface DaysFormProps {
  readonly days: LogRetentionDto;
  readonly onDirty: () => void;
  readonly onSave: (days: LogRetentionDto) => void;
}

function DaysForm({ days, onDirty, onSave }: DaysFormProps) {
  const [wrong, setWrong] = useState<readonly string[]>([]);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const numberOf = (name: keyof Days) => Number(typed.get(name));
    const complaints = FIELDS.filter(({ name }) => !isKeepable(numberOf(name))).map(({ name }) => name);
    setWrong(complaints);
    if (complaints.length > 0) return;
    onSave({
      signIns: numberOf('signIns'),
      security: numberOf('security'),
      changes: numberOf('changes'),
      technical: numberOf('technical'),
      version: days.version,
    });
  };
  return (
    <chakra.form id={FORM_ID} noValidate display="grid" gap="4" onSubmit={submit} onChange={onDirty}>
      {FIELDS.map(({ name, label }) => (
        <TextField
          key={name}
          name={name}
          label={label}
          size="sm"
          inputMode="numeric"
          autoComplete="off"
          defaultValue={days[name]}
          error={
            wrong.includes(name)
              ? `${LEAST_KEPT_DAYS} ile ${MOST_KEPT_DAYS} arasında bir sayı yazın.`
              : undefined
          }
        />
      ))}
    </chakra.form>
  );
}

function isKeepable(days: number): boolean {
  return Number.isInteger(days) && days >= LEAST_KEPT_DAYS && days <= MOST_KEPT_DAYS;
}
