import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import { Controller, useFormContext } from 'react-hook-form';
import { WEEKDAY_NAMES, WEEKDAYS } from '@contract/studio/opening-hours.js';
import { CheckboxField } from '../../../ui/checkbox-field.js';
import { FieldError } from '../../../ui/field-frame.js';
import { FieldGroup } from '../../../ui/field-group.js';
import { TextField } from '../../../ui/text-field.js';
import type { ProfileValues } from './profile-values.js';

const USUAL_HOURS = { opens: '10:00', closes: '19:00' };

/** The hours of each day; a day without a tick is closed. */
export function WeekFields() {
  const errorId = useId();
  const { message } = (useFormContext<ProfileValues>().formState.errors.week ?? {}) as {
    readonly message?: string;
  };
  return (
    <FieldGroup legend="Çalışma saatleri">
      <chakra.ul display="grid" gap="2" listStyleType="none">
        {WEEKDAYS.map((day, index) => (
          <li key={day}>
            <DayFields name={WEEKDAY_NAMES[day]} index={index} />
          </li>
        ))}
      </chakra.ul>
      <FieldError id={errorId} error={message} />
    </FieldGroup>
  );
}

function DayFields({ name, index }: { readonly name: string; readonly index: number }) {
  const { control } = useFormContext<ProfileValues>();
  return (
    <Controller
      control={control}
      name={`week.${index}`}
      render={({ field: { value, onChange, ref } }) => (
        <chakra.div
          display="grid"
          gridTemplateColumns={{ base: '1fr 1fr', md: '180px 140px 140px' }}
          columnGap="4"
          alignItems="start"
        >
          <chakra.div gridColumn={{ base: '1 / -1', md: 'auto' }}>
            <CheckboxField
              ref={ref}
              label={name}
              checked={value !== null}
              onChange={({ target }) => onChange(target.checked ? USUAL_HOURS : null)}
            />
          </chakra.div>
          {value === null ? (
            <chakra.p py="2.5" color="fg.subtle">
              Kapalı
            </chakra.p>
          ) : (
            (['opens', 'closes'] as const).map((end) => (
              <TextField
                key={end}
                type="time"
                size="sm"
                label={end === 'opens' ? `${name} açılış` : `${name} kapanış`}
                labelHidden
                value={value[end]}
                onChange={({ target }) => onChange({ ...value, [end]: target.value })}
              />
            ))
          )}
        </chakra.div>
      )}
    />
  );
}
