import { chakra } from '@chakra-ui/react';
import { Controller, useFormContext } from 'react-hook-form';
import { MASKED } from '@contract/common/masked.js';
import { Button } from '../../../../ui/button.js';
import { TextField } from '../../../../ui/text-field.js';
import type { SettingsValues } from './settings-values.js';

/** The password can be written but never read; an empty field keeps the saved one. */
export function SecretField() {
  const { control, formState } = useFormContext<SettingsValues>();
  const hadOne = formState.defaultValues?.smtpPassword === MASKED;
  return (
    <Controller
      control={control}
      name="smtpPassword"
      render={({ field: { value, onChange, ...field }, fieldState }) => (
        <div>
          <TextField
            label="Şifre"
            type="password"
            size="sm"
            autoComplete="new-password"
            {...(hadOne && { help: helpFor(value) })}
            {...(value === MASKED && { placeholder: MASKED })}
            error={fieldState.error?.message}
            {...field}
            value={value === MASKED ? '' : value}
            onChange={({ target }) => onChange(target.value === '' && hadOne ? MASKED : target.value)}
          />
          {hadOne && (
            <chakra.div mt="1" ms="-3">
              <Button variant="ghost" size="sm" onClick={() => onChange(value === MASKED ? '' : MASKED)}>
                {value === MASKED ? 'Kayıtlı Şifreyi Sil' : 'Kayıtlı Şifre Kalsın'}
              </Button>
            </chakra.div>
          )}
        </div>
      )}
    />
  );
}

function helpFor(value: string): string {
  if (value === MASKED) return 'Bir şifre kayıtlı; boş bırakırsanız olduğu gibi kalır.';
  return value === '' ? 'Ayarlar kaydedilince kayıtlı şifre silinir.' : 'Kaydedince eskisinin yerine geçer.';
}
