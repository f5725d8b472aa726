import { ProviderRefusal } from './provider-errors.js';
import type { Fields } from './sandbox-context.js';

export function textField(fields: Fields, name: string): string {
  const value = fields[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

export function requiredText(fields: Fields, name: string, errorCode = '24'): string {
  const value = textField(fields, name);
  if (value === '') throw new ProviderRefusal(errorCode, name);
  return value;
}

export function objectField(fields: Fields, name: string): Fields {
  const value = fields[name];
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new ProviderRefusal('24', name);
  }
  return value as Fields;
}

export function listField(fields: Fields, name: string): readonly Fields[] {
  const value: unknown = fields[name];
  if (!Array.isArray(value) || value.length === 0) throw new ProviderRefusal('24', name);
  return value as Fields[];
}

/** Accepts strings and numbers with a point and at most two decimals. */
export function priceField(fields: Fields, name: string): number {
  const text = requiredText(fields, name);
  if (!/^\d+(\.\d+)?$/.test(text)) throw new ProviderRefusal('11');
  const kurus = Math.round(Number(text) * 100);
  if (Math.abs(Number(text) * 100 - kurus) > 1e-4) throw new ProviderRefusal('11');
  if (kurus <= 0) throw new ProviderRefusal('5005');
  if (kurus >= 10_000_000) throw new ProviderRefusal('5008');
  return kurus;
}

/** Amounts are JSON numbers in iyzico's answers. */
export const asLira = (kurus: number): number => kurus / 100;
