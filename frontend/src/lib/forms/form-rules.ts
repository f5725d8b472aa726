import './class-metadata.js';
import { type ClassConstructor, plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { describeError } from '../server/describe-error.js';
import type { FormRules } from './use-light-form.js';

/** The rules of an input of the contract. Forms that are part of a page from the start load them on demand. */
export function formRules<T extends object>(dto: ClassConstructor<T>): FormRules<T> {
  return {
    check: (typed) => {
      const values = plainToInstance(dto, typed);
      const found = validateSync(values, { stopAtFirstError: true });
      const errors = found.map(({ property, constraints = {} }) => [property, Object.values(constraints)[0]]);
      return { values, errors: Object.fromEntries(errors) as Record<string, string> };
    },
    describe: describeError,
  };
}
