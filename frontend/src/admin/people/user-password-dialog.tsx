import { classValidatorResolver } from '@hookform/resolvers/class-validator';
import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { NewUserPasswordDto } from '@contract/people/admin-users.dto.js';
import { MIN_PASSWORD_LENGTH } from '@contract/people/password.rule.js';
import { describeError } from '../../lib/server/describe-error.js';
import { trpc } from '../../lib/server/trpc.js';
import { Button } from '../../ui/button.js';
import { confirm } from '../../ui/confirm-dialog.js';
import { Dialog } from '../../ui/dialog.js';
import { FormProblem } from '../../ui/form-problem.js';
import { PasswordField } from '../../ui/password-field.js';
import { toast } from '../../ui/toast.js';
import { fallbackText } from '../lib/fallback-texts.js';
import { useGuardedClose } from '../lib/use-guarded-close.js';
import { nameOf } from './user-columns.js';

interface UserPasswordDialogProps {
  readonly id: string | null;
  readonly onClose: () => void;
}

const resolver = classValidatorResolver(NewUserPasswordDto, { validator: { stopAtFirstError: true } });

/** Sets a new password for a customer who cannot sign in otherwise. */
export function UserPasswordDialog({ id, onClose }: UserPasswordDialogProps) {
  const formId = useId();
  const { client } = trpc.useUtils();
  const user = trpc.admin.users.get.useQuery({ id: id ?? '' }, { enabled: id !== null });
  const form = useForm<NewUserPasswordDto>({ resolver, defaultValues: { id: id ?? '', newPassword: '' } });
  const { errors, isDirty, isSubmitting } = form.formState;
  const close = useGuardedClose(isDirty, 'Yazdığınız şifre henüz kaydedilmedi.', onClose);
  const whose = user.data
    ? `${nameOf(user.data)} (${user.data.email}) adlı kullanıcının şifresi`
    : 'Kullanıcının şifresi';
  const submit = async (typed: NewUserPasswordDto) => {
    const isSure = await confirm({
      title: 'Şifre değiştirilsin mi?',
      text: `${whose} yazdığınız şifreyle değiştirilecek; eskisiyle bir daha girilemez.`,
      confirmLabel: 'Değiştir',
    });
    if (!isSure) return;
    try {
      await client.admin.users.changePassword.mutate(typed);
      toast.success({ text: 'Şifre başarıyla güncellendi' });
      onClose();
    } catch (error) {
      const { message, fields } = describeError(error, fallbackText('Şifre güncellenirken hata oluştu'));
      const refusal = fields['newPassword'];
      if (refusal === undefined) form.setError('root', { message });
      else form.setError('newPassword', { message: refusal });
    }
  };
  return (
    <Dialog
      open={id !== null}
      onClose={close}
      dismissible={!isSubmitting}
      width="confirm"
      title="Şifre Değiştir"
      closesOutside={false}
      footer={
        <>
          <Button variant="outline" disabled={isSubmitting} onClick={close}>
            Vazgeç
          </Button>
          <Button type="submit" form={formId} pending={isSubmitting} pendingLabel="Kaydediliyor...">
            Şifreyi Değiştir
          </Button>
        </>
      }
    >
      <chakra.form
        id={formId}
        noValidate
        onSubmit={(event) => {
          // An empty field does nothing (specification 2, section 5).
          if (form.getValues('newPassword') === '') event.preventDefault();
          else void form.handleSubmit(submit)(event);
        }}
        display="grid"
        gap="5"
      >
        <chakra.p color="fg.muted" overflowWrap="anywhere">
          <strong>{user.data ? nameOf(user.data) : 'Kullanıcı'}</strong> bundan sonra bu şifreyle girer. Her
          yerdeki oturumları kapanır, kendisine e-postayla haber verilir.
        </chakra.p>
        <PasswordField
          label="Yeni şifre"
          autoComplete="new-password"
          help={`En az ${MIN_PASSWORD_LENGTH} karakter`}
          error={errors.newPassword?.message}
          {...form.register('newPassword')}
        />
        <FormProblem text={errors.root?.message} />
      </chakra.form>
    </Dialog>
  );
}
