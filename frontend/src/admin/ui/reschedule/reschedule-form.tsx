import { chakra } from '@chakra-ui/react';
import { MAX_RESCHEDULE_REASON } from '@contract/booking-changes/reschedule.dto.js';
import type { RescheduleDate } from '@contract/booking-changes/reschedule.views.js';
import { formatSession } from '@contract/workshops/session.js';
import { CheckboxField } from '../../../ui/checkbox-field.js';
import { FieldGroup } from '../../../ui/field-group.js';
import { Note } from '../../../ui/note.js';
import { SelectField } from '../../../ui/select-field.js';
import { TextField } from '../../../ui/text-field.js';
import { seatName } from '../seat-name.js';
import { PriceChoice } from './price-choice.js';
import type { useRescheduleForm } from './use-reschedule-form.js';

interface RescheduleFormProps {
  readonly form: ReturnType<typeof useRescheduleForm>;
}

export function RescheduleForm({ form }: RescheduleFormProps) {
  const { seats, positions, fitting, date, refusal, differenceKurus, isReasonNeeded } = form;
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
      <PriceChoice differenceKurus={differenceKurus} price={form.price} onChoose={form.choosePrice} />
      <TextField
        label="Neden"
        optional={!isReasonNeeded}
        autoComplete="off"
        maxLength={MAX_RESCHEDULE_REASON}
        help={
          isReasonNeeded
            ? 'Fiyat farkını neden uygulamadığınızı yazın; yalnızca rezervasyonun geçmişinde görünür.'
            : 'Yalnızca rezervasyonun geçmişinde görünür.'
        }
        value={form.reason}
        onChange={({ target }) => form.writeReason(target.value)}
      />
    </chakra.div>
  );
}

function dateName({ isSameWorkshop, title, freeSeats, ...times }: RescheduleDate): string {
  const when = `${formatSession(times)} · ${freeSeats} boş yer`;
  return isSameWorkshop ? when : `${when} · ${title}`;
}
