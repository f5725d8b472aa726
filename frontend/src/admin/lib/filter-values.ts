import { liraToKurus, kurusToLira } from '@contract/common/money.js';

/** Reads and writes a filter in the address. An invalid value counts as missing. */
export interface FilterValue<Value> {
  readonly read: (text: string) => Value | undefined;
  readonly write: (value: Value) => string;
}

export function oneOf<Choice extends string>(choices: readonly Choice[]): FilterValue<Choice> {
  return { read: (text) => choices.find((choice) => choice === text), write: (value) => value };
}

export function freeText(maxLength = 100): FilterValue<string> {
  return {
    read: (text) => text.trim().slice(0, maxLength) || undefined,
    write: (value) => value,
  };
}

/** yyyy-MM-dd of an existing day. */
export const calendarDay: FilterValue<string> = {
  read: (text) => {
    const day = new Date(`${text}T00:00:00Z`);
    const isDay = /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(day.getTime());
    return isDay && day.toISOString().startsWith(text) ? text : undefined;
  },
  write: (value) => value,
};

/** Kuruş, typed and shown as liras: '500', '500,00', '1.250,50'. */
export const amount: FilterValue<number> = {
  read: (text) => liraToKurus(plainLira(text.trim())) ?? undefined,
  write: (kurus) => String(kurusToLira(kurus)).replace('.', ','),
};

/** Removes the dots between thousands; a comma separates the kuruş. */
function plainLira(text: string): string {
  const isGrouped = text.includes(',') || /^\d{1,3}(\.\d{3})+$/.test(text);
  return isGrouped ? text.replaceAll('.', '').replace(',', '.') : text;
}

export const yesOrNo: FilterValue<boolean> = {
  read: (text) => (text === 'true' ? true : text === 'false' ? false : undefined),
  write: String,
};

export const wholeNumber: FilterValue<number> = {
  read: (text) => (/^\d{1,9}$/.test(text) ? Number(text) : undefined),
  write: String,
};

export const looksLike = (rule: RegExp): FilterValue<string> => ({
  read: (text) => (rule.test(text.trim()) ? text.trim() : undefined),
  write: (value) => value,
});

/** The whole id of a record. */
export const recordId = looksLike(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i);

/** A part of a telephone number, in any way of typing. */
export const phonePart = looksLike(/^[\d\s()+-]{1,24}$/);
