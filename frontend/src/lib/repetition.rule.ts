import { ValidateBy } from 'class-validator';

/** Must equal `newPassword`. */
export function isRepetition(whenDifferent: string): PropertyDecorator {
  return ValidateBy({
    name: 'isRepetition',
    validator: {
      validate: (typed: unknown, place) => typed === (place?.object as { newPassword?: unknown }).newPassword,
      defaultMessage: () => whenDifferent,
    },
  });
}
