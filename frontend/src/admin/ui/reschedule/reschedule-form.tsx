import { chakra } from '@chakra-ui/react';
import { MAX_RESCHEDULE_REASON } from '@contract/booking-changes/reschedule.dto.js';
import type { ReschedulableSeat, RescheduleDate } from '@contract/booking-changes/reschedule.views.js';
import { formatTl } from '@contract/common/money.js';
import { formatSession } from '@contract/workshops/session.js';
import { CheckboxField } from '../../../ui/checkbox-field.js';
import { FieldGroup } from '../../../ui/field-group.js';
import { Note } from '../../../ui/note.js';
import { SelectField } from '../../../ui/select-field.js';
import { TextField } from '../../../ui/text-field.js';
import type { useRescheduleForm } from './use-reschedule-form.js';

interface RescheduleFormProps {
  readonly form: ReturnType<typeof useRescheduleForm>;
  /** For one seat in kuruş, as it was bought. */
  readonly priceKurus: number;
}

export function RescheduleForm({ form, priceKurus }: RescheduleFormProps) {
  const { seats, positions, fitting, date, refusal } = form;
  return (
    <chakra.div display="grid" gap="4">
      {seats.length > 1 && (
        <FieldGroup legend="Kimler başka güne geçiyor?">
          {seats.map((seat) => (
            <CheckboxField
              key={seat.position}
              label={seatName(seat)}
              checked={positions.includes(seat.position)}
              disabled={seat.isNoted}
              {...(seat.isNoted && { help: 'Geldi ya da gelmedi notu olduğu için yeri değişmez.' })}
              onChange={() => form.toggle(seat.position)}
            />
          ))}
        </FieldGroup>
      )}
      {refusal !== null && fitting.length > 0 && (
        <Note tone="warning" role="status">
          {refusal}
        </Note>
      )}
      {fitting.length === 0 ? (
        <Note tone="info">{positions.length} kişilik boş yeri olan başka bir gün yok.</Note>
      ) : (
        <SelectField
          label="Yeni gün"
          placeholder="Gün seçin"
          options={fitting.map((each) => ({ value: each.sessionId, label: dateName(each) }))}
          value={date?.sessionId ?? ''}
          onChange={({ target }) => form.chooseDate(target.value)}
        />
      )}
      {date !== null && date.priceKurus !== priceKurus && (
        <Note tone="info">
          O günün fiyatı kişi başı {formatTl(date.priceKurus)}; bu yer {formatTl(priceKurus)} fiyatla alındığı
          için fiyatı değişmez.
        </Note>
      )}
      <TextField
        label="Neden"
        optional
        autoComplete="off"
        maxLength={MAX_RESCHEDULE_REASON}
        help="Yalnızca rezervasyonun geçmişinde görünür."
        value={form.reason}
        onChange={({ target }) => form.writeReason(target.value)}
      />
    </chakra.div>
  );
}

function seatName({ position, guestName }: ReschedulableSeat): string {
  return guestName === '' ? `${position + 1}. yer` : guestName;
}

function dateName({ isSameWorkshop, title, freeSeats, ...times }: RescheduleDate): string {
  const when = `${formatSession(times)} · ${freeSeats} boş yer`;
  return isSameWorkshop ? when : `${when} · ${title}`;
}
