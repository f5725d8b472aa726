import { plainToInstance, type ClassConstructor } from 'class-transformer';
import { validateSync, type ValidationError } from 'class-validator';
import { AppError, type FieldErrors } from '../../contract/app-error.js';

/** Our inputs are far flatter; a deeper one could exhaust the stack of recursive code. */
const MAX_DEPTH = 10;
/** NUL and unpaired surrogates in JSON notation. PostgreSQL cannot store them, and nobody types them. */
const UNSTORABLE = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/;

/**
 * Makes a parser of a DTO class, for tRPC inputs and REST bodies alike. Throws AppError('invalid_input') with
 * a message per field. Unknown fields are refused, except that older REST clients may send them: there they
 * are dropped.
 */
export function dtoInput<T extends object>(
  dto: ClassConstructor<T>,
  { dropsUnknownFields = false } = {},
): (input: unknown) => T {
  return (input) => {
    if (
      typeof input !== 'object' ||
      input === null ||
      Array.isArray(input) ||
      isDeeperThan(MAX_DEPTH, input)
    ) {
      throw new AppError('malformed_request');
    }
    const { instance, errors } = checked(dto, { input, dropsUnknownFields });
    if (errors.length > 0) throw new AppError('invalid_input', {}, fieldErrors(errors));
    if (UNSTORABLE.test(JSON.stringify(input))) throw new AppError('malformed_request');
    return instance;
  };
}

/**
 * A value such as `{constructor: 1}` or an unpaired surrogate makes the libraries throw errors that are not
 * AppErrors.
 */
function checked<T extends object>(
  dto: ClassConstructor<T>,
  { input, dropsUnknownFields }: { readonly input: object; readonly dropsUnknownFields: boolean },
): { readonly instance: T; readonly errors: readonly ValidationError[] } {
  try {
    const instance = plainToInstance(dto, input);
    const errors = validateSync(instance, {
      whitelist: true,
      forbidNonWhitelisted: !dropsUnknownFields,
      stopAtFirstError: true,
    });
    return { instance, errors };
  } catch {
    throw new AppError('malformed_request');
  }
}

function isDeeperThan(depth: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return depth === 0 || Object.values(value).some((child) => isDeeperThan(depth - 1, child));
}

function fieldErrors(errors: readonly ValidationError[], path = ''): FieldErrors {
  return Object.assign(
    {},
    ...errors.map((error) => {
      const field = path ? `${path}.${error.property}` : error.property;
      const [message] = Object.entries(error.constraints ?? {}).map(([rule, text]) =>
        rule === 'whitelistValidation' ? 'Bu alan tanınmıyor.' : text,
      );
      return { ...(message ? { [field]: message } : {}), ...fieldErrors(error.children ?? [], field) };
    }),
  ) as FieldErrors;
}
