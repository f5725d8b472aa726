import { SelectField } from '../../ui/select-field.js';
import { TextField } from '../../ui/text-field.js';
import type { FilterValue } from '../lib/filter-values.js';

/** A field of a filter panel, named as in the documented export. */
export interface FilterInput {
  readonly name: string;
  readonly label: string;
  readonly kind: 'choice' | 'date' | 'text' | 'amount';
  readonly options?: readonly { readonly value: string; readonly label: string }[];
  readonly placeholder?: string;
  /** The text for a value that cannot be read. */
  readonly complaint?: string;
  /** The field with the beginning of the range that this field ends. */
  readonly since?: string;
}

type Texts = Readonly<Record<string, string>>;

interface FilterFieldsProps {
  readonly inputs: readonly FilterInput[];
  /** The applied filters, as typed. */
  readonly texts: Texts;
  readonly errors: Texts;
}

export function FilterFields({ inputs, texts, errors }: FilterFieldsProps) {
  return inputs.map(({ name, label, kind, options, placeholder }) => {
    const common = { name, label, size: 'sm', defaultValue: texts[name] ?? '', error: errors[name] } as const;
    if (options) return <SelectField key={name} {...common} placeholder="Tümü" options={options} />;
    return (
      <TextField
        key={name}
        {...common}
        autoComplete="off"
        type={kind === 'date' ? 'date' : 'text'}
        inputMode={kind === 'amount' ? 'decimal' : undefined}
        placeholder={placeholder}
      />
    );
  });
}

const COMPLAINTS: Readonly<Record<FilterInput['kind'], string>> = {
  choice: 'Seçim geçersiz.',
  date: 'Tarih geçersiz.',
  text: 'Bu alan anlaşılamadı.',
  amount: 'Tutarı 1.250,00 gibi yazın.',
};

/** Finds the typed texts that cannot be read, and ranges that end before they begin. */
export function filterComplaints(
  inputs: readonly FilterInput[],
  filters: Readonly<Record<string, Pick<FilterValue<unknown>, 'read'>>>,
  texts: Texts,
): Texts {
  const read = (name: string): unknown => {
    const text = texts[name]?.trim() ?? '';
    return text === '' ? undefined : filters[name]?.read(text);
  };
  const complaints = inputs.flatMap(({ name, kind, complaint, since }) => {
    const value = read(name);
    if ((texts[name]?.trim() ?? '') !== '' && value === undefined) {
      return [[name, complaint ?? COMPLAINTS[kind]] as const];
    }
    return since !== undefined && isBefore(value, read(since))
      ? [[name, kind === 'date' ? 'Başlangıcından önce olamaz.' : 'En az değerden küçük olamaz.'] as const]
      : [];
  });
  return Object.fromEntries(complaints);
}

function isBefore(end: unknown, start: unknown): boolean {
  if (typeof end === 'number' && typeof start === 'number') return end < start;
  return typeof end === 'string' && typeof start === 'string' && end < start;
}
