import { chakra } from '@chakra-ui/react';
import { useState, type SubmitEvent } from 'react';
import {
  keptDaysComplaint,
  type LogGroup,
  LEAST_KEPT_DAYS,
  type LogRetentionDto,
  MOST_KEPT_DAYS,
} from '@contract/activity-log/log-retention.dto.js';
import { TextField } from '../../ui/text-field.js';

export type Days = Omit<LogRetentionDto, 'version'>;

export const RETENTION_FIELDS: readonly { readonly name: keyof Days; readonly label: string }[] = [
  { name: 'signIns', label: 'Girişler' },
  { name: 'security', label: 'Güvenlik uyarıları' },
  { name: 'changes', label: 'Siparişler, rezervasyonlar ve değişiklikler' },
  { name: 'technical', label: 'E-postalar ve sistem hataları' },
];

interface RetentionFormProps {
  readonly id: string;
  readonly days: LogRetentionDto;
  readonly onDirty: () => void;
  readonly onSave: (days: Days) => void;
}

export function RetentionForm({ id, days, onDirty, onSave }: RetentionFormProps) {
  const [wrong, setWrong] = useState<readonly string[]>([]);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const numberOf = (name: keyof Days) => Number(typed.get(name));
    const complaints = RETENTION_FIELDS.filter(({ name }) => !isKeepable(name, numberOf(name)));
    setWrong(complaints.map(({ name }) => name));
    if (complaints.length > 0) return;
    onSave({
      signIns: numberOf('signIns'),
      security: numberOf('security'),
      changes: numberOf('changes'),
      technical: numberOf('technical'),
    });
  };
  return (
    <chakra.form id={id} noValidate display="grid" gap="4" onSubmit={submit} onChange={onDirty}>
      {RETENTION_FIELDS.map(({ name, label }) => (
        <TextField
          key={name}
          name={name}
          label={label}
          size="sm"
          inputMode="numeric"
          autoComplete="off"
          defaultValue={days[name]}
          error={wrong.includes(name) ? keptDaysComplaint(name) : undefined}
        />
      ))}
    </chakra.form>
  );
}

function isKeepable(group: LogGroup, days: number): boolean {
  return Number.isInteger(days) && days >= LEAST_KEPT_DAYS && days <= MOST_KEPT_DAYS[group];
}
