import { ValidateBy } from 'class-validator';

/** Must equal `newPassword`. */
export function isRepetition(whenDifferent: string): PropertyDecorator {
  return ValidateBy({
    name: 'isRepetition',
    validator: {
      validate: (typed: unknown, place) => {
        const { newPassword }: { newPassword?: unknown } = place?.object ?? {};
        return typed === newPassword;
      },
      defaultMessage: () => whenDifferent,
    },
  });
}
