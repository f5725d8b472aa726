import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { formatWeekday, type LocalDate } from '@contract/common/dates.js';
import { weeklyDates } from '@contract/workshops/copy-session.dto.js';
import { hasBegun, type SessionTimes } from '@contract/workshops/session.js';
import { WORKSHOP_ERRORS } from '@contract/workshops/workshops.errors.js';
import { Button } from '../../ui/button.js';
import { TextField } from '../../ui/text-field.js';
import { FieldWithButton } from './field-with-button.js';

interface CopyDatesProps {
  readonly session: SessionTimes;
  readonly onAdd: (dates: readonly LocalDate[]) => void;
}

/** Adds days to which a session is copied, single ones or weekly. Days that have begun are refused at once. */
export function CopyDates({ session, onAdd }: CopyDatesProps) {
  const [single, setSingle] = useState('');
  const [until, setUntil] = useState('');
  const [now] = useState(() => new Date());
  const isPast = single !== '' && hasBegun({ ...session, date: single }, now);
  const weeks = until === '' ? [] : weeklyDates(session, until, now);
  return (
    <chakra.div display="grid" gap="4">
      <FieldWithButton>
        <TextField
          label="Tarih"
          type="date"
          value={single}
          error={isPast ? WORKSHOP_ERRORS.session_in_past.message : undefined}
          onChange={(event) => setSingle(event.target.value)}
        />
        <Button variant="outline" disabled={single === '' || isPast} onClick={() => onAdd([single])}>
          Tarihi Ekle
        </Button>
      </FieldWithButton>
      <FieldWithButton>
        <TextField
          label={`Her ${formatWeekday(session.date)}, şu tarihe kadar`}
          type="date"
          min={session.date}
          value={until}
          onChange={(event) => setUntil(event.target.value)}
        />
        <Button variant="outline" disabled={weeks.length === 0} onClick={() => onAdd(weeks)}>
          {weeks.length > 0 ? `${weeks.length} Hafta Ekle` : 'Haftaları Ekle'}
        </Button>
      </FieldWithButton>
    </chakra.div>
  );
}
