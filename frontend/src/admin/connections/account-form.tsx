import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { type FieldValues, FormProvider, useFormContext } from 'react-hook-form';
import { Button } from '../../ui/button.js';
import { FormProblem } from '../../ui/form-problem.js';
import { PasswordField } from '../../ui/password-field.js';
import type { AccountForm as Form } from './use-account-form.js';

interface AccountFormProps<Values extends FieldValues> {
  readonly label: string;
  readonly form: Form<Values>;
  /** Absent while there is no account to which one could return. */
  readonly onCancel: (() => void) | undefined;
  readonly children: ReactNode;
}

/** The fields of an account with the admin's own password, and a button that first tries the account. */
export function AccountForm<Values extends FieldValues>(props: AccountFormProps<Values>) {
  const { label, form, onCancel, children } = props;
  const { isSubmitting, errors } = form.methods.formState;
  return (
    <FormProvider {...form.methods}>
      <chakra.form
        noValidate
        aria-label={label}
        display="grid"
        gridTemplateColumns="minmax(0, 1fr)"
        gap="4"
        maxW="560px"
        onSubmit={(event) => {
          event.preventDefault();
          void form.submit();
        }}
      >
        {children}
        <SecretField
          name="currentPassword"
          label="Kendi şifreniz"
          autoComplete="current-password"
          help="Hesabı değiştirirken sorulur."
        />
        <FormProblem text={errors.root?.message} />
        <chakra.div display="flex" flexWrap="wrap" gap="3">
          <Button type="submit" size="sm" pending={isSubmitting} pendingLabel="Deneniyor...">
            Dene ve Kaydet
          </Button>
          {onCancel && (
            <Button variant="ghost" size="sm" disabled={isSubmitting} onClick={onCancel}>
              Vazgeç
            </Button>
          )}
        </chakra.div>
      </chakra.form>
    </FormProvider>
  );
}

interface SecretFieldProps {
  readonly name: string;
  readonly label: string;
  readonly help?: string;
  readonly autoComplete?: 'current-password' | 'new-password';
}

/** A secret that can be written and never read again. */
export function SecretField({ name, autoComplete = 'new-password', ...rest }: SecretFieldProps) {
  const { register, formState } = useFormContext();
  const error = formState.errors[name]?.message;
  return (
    <PasswordField
      {...rest}
      size="sm"
      autoComplete={autoComplete}
      error={typeof error === 'string' ? error : undefined}
      {...register(name)}
    />
  );
}
