import { chakra } from '@chakra-ui/react';
import { CalendarDays } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { formatDateWithWeekday, type LocalDate } from '@contract/common/dates.js';
import { SESSION_FIELDS } from '@contract/workshops/session-fields.js';
import type { AdminSessionRow } from '@contract/workshops/admin-sessions.views.js';
import { Button } from '../../ui/button.js';
import { ErrorSummary } from '../../ui/error-summary.js';
import { Icon } from '../../ui/icon.js';
import { TextField } from '../../ui/text-field.js';
import { useVatRates } from '../lib/use-vat-rates.js';
import { PriceHistoryButton } from '../ui/price-history/price-history-button.js';
import { useReadNotices } from '../lib/use-read-notices.js';
import { ConflictDialog } from '../ui/conflict-dialog.js';
import { conflictFields } from './session-conflict.js';
import { SessionFields } from './session-fields.js';
import type { SessionFormValues } from './session-form-values.js';
import { TakenHour } from './taken-hour.js';
import { useProgramNames } from '../lib/use-program-names.js';
import { useSessionForm } from './use-session-form.js';

interface SessionFormProps {
  /** Null for a new session. */
  readonly session: AdminSessionRow | null;
  readonly day: LocalDate | null;
  readonly today: LocalDate;
  readonly onSaved: (date: LocalDate) => void;
  /** Returns to an empty form. */
  readonly onCancel: () => void;
}

/** 'Yeni Workshop' or 'Workshop Düzenle' (specification 2, section 2.1). */
export function SessionForm({ session, day, today, onSaved, onCancel }: SessionFormProps) {
  const titleId = useId();
  const { form, submit, isSaving, conflict, ...choices } = useSessionForm({ session, day, onSaved });
  const programs = useProgramNames();
  const rates = useVatRates();
  useReadNotices('session', session?.id ?? null);
  const isNew = session === null;
  const card = useRef<HTMLElement>(null);
  const date = form.watch('date');
  useEffect(() => {
    if (!isNew) card.current?.scrollIntoView({ block: 'nearest' });
  }, [isNew]);
  const cancel = () => {
    form.reset();
    onCancel();
  };
  return (
    <chakra.section
      ref={card}
      aria-labelledby={titleId}
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="lg"
      p="5"
    >
      <chakra.h2 id={titleId} textStyle="h3" fontSize="1.375rem" mb="3">
        {isNew ? 'Yeni Workshop' : 'Workshop Düzenle'}
      </chakra.h2>
      <chakra.form
        noValidate
        onSubmit={(event) => void submit(event)}
        display="grid"
        gap="4"
        aria-labelledby={titleId}
      >
        <ErrorSummary errors={form.formState.errors} attempt={form.formState.submitCount} />
        {isNew ? <ChosenDay day={day} today={today} /> : <DateField form={form} />}
        <SessionFields form={form} programs={programs} rates={rates} />
        <TakenHour form={form} sessionId={session?.id} />
        <Seats session={session} />
        {session !== null && (
          <chakra.div justifySelf="start">
            <PriceHistoryButton sessionId={session.id} />
          </chakra.div>
        )}
        <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr) auto" gap="2">
          <Button
            type="submit"
            pending={isSaving}
            pendingLabel="Kaydediliyor..."
            disabled={isNew ? day === null : date === ''}
          >
            {isNew ? 'Workshop Ekle' : 'Kaydet'}
          </Button>
          <Button variant="outline" onClick={cancel}>
            Vazgeç
          </Button>
        </chakra.div>
      </chakra.form>
      {conflict && (
        <ConflictDialog
          fields={conflictFields({ mine: conflict.mine, saved: conflict.theirs, programs, rates })}
          pending={isSaving}
          onKeepMine={() => void choices.keepMine()}
          onTakeTheirs={choices.takeTheirs}
          onClose={choices.decideLater}
        />
      )}
    </chakra.section>
  );
}

function ChosenDay({ day, today }: { readonly day: LocalDate | null; readonly today: LocalDate }) {
  return (
    <div>
      <chakra.p display="flex" alignItems="center" gap="2" color="fg.muted">
        <Icon as={CalendarDays} size="sm" />
        {day === null ? 'Lütfen bir tarih seçin.' : formatDateWithWeekday(day)}
      </chakra.p>
      {day !== null && day < today && <Hint>Bu gün geçti; ekleyeceğiniz workshop satışa açılmaz.</Hint>}
    </div>
  );
}

function DateField({ form }: { readonly form: UseFormReturn<SessionFormValues> }) {
  return (
    <TextField
      label={SESSION_FIELDS.date.label}
      type="date"
      error={form.formState.errors.date?.message}
      {...form.register('date')}
    />
  );
}

function Seats({ session }: { readonly session: AdminSessionRow | null }) {
  if (session === null || session.bookedSeats + session.heldSeats === 0) return null;
  const held = session.heldSeats > 0 ? `, ${session.heldSeats} yer ödeme aşamasında` : '';
  return (
    <Hint>
      {session.bookedSeats} yer dolu{held}. Kapasite bunun altına inemez.
    </Hint>
  );
}

function Hint({ children }: { readonly children: ReactNode }) {
  return (
    <chakra.p textStyle="sm" color="fg.subtle">
      {children}
    </chakra.p>
  );
}
