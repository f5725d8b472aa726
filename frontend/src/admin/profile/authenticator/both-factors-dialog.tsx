import { classValidatorResolver } from '@hookform/resolvers/class-validator';
import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { BothFactorsDto } from '@contract/admin/authenticator.dto.js';
import { fieldsOf } from '../../../lib/forms/form-fields.js';
import { showRefusal } from '../../../lib/forms/show-refusal.js';
import { Button } from '../../../ui/button.js';
import { Dialog } from '../../../ui/dialog.js';
import { FormProblem } from '../../../ui/form-problem.js';
import { PasswordField } from '../../../ui/password-field.js';
import { TextField } from '../../../ui/text-field.js';

interface BothFactorsDialogProps {
  readonly open: boolean;
  readonly title: string;
  /** What follows from going on. */
  readonly text: string;
  readonly confirmLabel: string;
  readonly isDangerous?: boolean;
  readonly onClose: () => void;
  /** Throws the server's error, which is shown at its field. */
  readonly onConfirm: (typed: BothFactorsDto) => Promise<void>;
}

const resolver = classValidatorResolver(BothFactorsDto, { validator: { stopAtFirstError: true } });
const EMPTY: BothFactorsDto = { currentPassword: '', code: '' };

/** Asks an admin for the password and a code of the authenticator app, or a recovery code. */
export function BothFactorsDialog(props: BothFactorsDialogProps) {
  const { open, title, text, confirmLabel, isDangerous = false, onClose, onConfirm } = props;
  const formId = useId();
  const { register, handleSubmit, formState, reset, setError } = useForm<BothFactorsDto>({
    resolver,
    defaultValues: EMPTY,
  });
  const field = fieldsOf({ register, formState });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async (typed) => {
    try {
      await onConfirm(typed);
    } catch (error) {
      showRefusal(setError, error);
    }
  });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      onExited={() => reset(EMPTY)}
      width="confirm"
      dismissible={!isSubmitting}
      title={title}
      footer={
        <>
          <Button variant="outline" size="sm" disabled={isSubmitting} onClick={onClose}>
            Vazgeç
          </Button>
          <Button
            type="submit"
            form={formId}
            variant={isDangerous ? 'danger' : 'primary'}
            size="sm"
            pending={isSubmitting}
            pendingLabel="Kaydediliyor..."
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      <chakra.form id={formId} noValidate onSubmit={(event) => void submit(event)} display="grid" gap="4">
        <chakra.p color="fg.muted">{text}</chakra.p>
        <PasswordField label="Şifreniz" autoComplete="current-password" {...field('currentPassword')} />
        <TextField
          label="Uygulamadaki kod"
          autoComplete="one-time-code"
          autoCapitalize="none"
          help="Telefonunuz yanınızda değilse bir kurtarma kodu da yazabilirsiniz."
          {...field('code')}
        />
        <FormProblem text={errors.root?.message} />
      </chakra.form>
    </Dialog>
  );
}
