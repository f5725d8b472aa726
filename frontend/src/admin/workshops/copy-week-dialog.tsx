import { chakra } from '@chakra-ui/react';
import type { LocalDate } from '@contract/common/dates.js';
import { MAX_TARGET_WEEKS } from '@contract/workshops/copy-week.js';
import { describeError } from '../../lib/server/describe-error.js';
import { Button } from '../../ui/button.js';
import { Dialog } from '../../ui/dialog.js';
import { ErrorState } from '../../ui/error-state.js';
import { TextField } from '../../ui/text-field.js';
import { useGuardedClose } from '../lib/use-guarded-close.js';
import { useCopySessions } from './use-copy-sessions.js';
import { useWeekCopy } from './use-week-copy.js';
import { formatWeek, WeekCopies } from './week-copies.js';
import { FieldWithButton } from './field-with-button.js';
import { WORKSHOPS_LOAD_FAILED } from './workshops.texts.js';

interface CopyWeekDialogProps {
  /** The Monday of the week that is offered first. */
  readonly week: LocalDate;
  readonly today: LocalDate;
  readonly onClose: () => void;
  readonly onCopied: (date: LocalDate) => void;
}

const LOAD_FAILED = { network: WORKSHOPS_LOAD_FAILED, unexpected: WORKSHOPS_LOAD_FAILED };

/** Copies the workshops of a week to other weeks. What would be added is shown and chosen beforehand. */
export function CopyWeekDialog({ week, today, onClose, onCopied }: CopyWeekDialogProps) {
  const copy = useWeekCopy(week, today);
  const { chosen, preview } = copy;
  const { send, isPending } = useCopySessions(onCopied);
  const close = useGuardedClose(copy.targets.length > 0, 'Seçtiğiniz haftalara henüz kopyalanmadı.', onClose);
  return (
    <Dialog
      open
      onClose={close}
      closesOutside={false}
      dismissible={!isPending}
      title="Haftayı kopyala"
      footer={
        <>
          <Button variant="outline" disabled={isPending} onClick={close}>
            Vazgeç
          </Button>
          <Button
            disabled={chosen.length === 0}
            pending={isPending}
            pendingLabel="Kopyalanıyor..."
            onClick={() => send(chosen.map(({ sessionId, date }) => ({ sessionId, date })))}
          >
            {chosen.length > 1 ? `${chosen.length} Workshopu Kopyala` : 'Kopyala'}
          </Button>
        </>
      }
    >
      <chakra.p color="fg.muted" mb="5">
        Haftanın workshopları aynı gün ve saatlere kopyalanır; fiyat ve kapasite aynı kalır, rezervasyonlar
        kopyalanmaz. Kopyala’ya basana kadar takvime hiçbir şey yazılmaz.
      </chakra.p>
      <chakra.div display="grid" gap="4">
        <TextField
          label="Kopyalanacak hafta"
          type="date"
          help={`O haftadan bir gün seçin: ${formatWeek(copy.week)}`}
          value={copy.week}
          onChange={({ target }) => {
            if (target.value !== '') copy.chooseWeek(target.value);
          }}
        />
        <FieldWithButton>
          <TextField
            label="Hedef hafta"
            type="date"
            help={`O haftadan bir gün seçin; en fazla ${MAX_TARGET_WEEKS} hafta ekleyebilirsiniz.`}
            value={copy.next}
            onChange={({ target }) => copy.setNext(target.value)}
          />
          <Button variant="outline" disabled={!copy.mayAdd} onClick={copy.addNext}>
            Haftayı Ekle
          </Button>
        </FieldWithButton>
      </chakra.div>
      {preview.isError && (
        <ErrorState
          title={describeError(preview.error, LOAD_FAILED).message}
          retrying={preview.isFetching}
          onRetry={() => void preview.refetch()}
        />
      )}
      {copy.targets.map((target) => (
        <WeekCopies key={target} copy={copy} target={target} />
      ))}
    </Dialog>
  );
}
