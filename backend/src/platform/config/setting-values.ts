import { Transform } from 'class-transformer';

const TRUTHS: Record<string, boolean> = {
  on: true,
  true: true,
  '1': true,
  off: false,
  false: false,
  '0': false,
};

/** Environment variables are texts; these transforms convert them. */
export const toNumber = () =>
  Transform(({ value }: { value: unknown }) => (isBlank(value) ? undefined : Number(value)));
export const toBoolean = () => Transform(({ value }: { value: unknown }) => TRUTHS[String(value)] ?? value);

export const HTTP_URL = { require_tld: false, require_protocol: true, protocols: ['http', 'https'] };

function isBlank(value: unknown): boolean {
  return value === undefined || value === '';
}
