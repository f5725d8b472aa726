import { MIN_PASSWORD_LENGTH } from '@contract/people/password.rule.js';
import { trpc } from '../../lib/server/trpc.js';
import { ChangePasswordForm } from '../../ui/change-password-form.js';
import { toast } from '../../ui/toast.js';
import { RepeatedPassword } from './repeated-password.js';

export function PasswordForm({ email }: { readonly email: string }) {
  const { mutateAsync } = trpc.account.changePassword.useMutation();
  return (
    <ChangePasswordForm
      email={email}
      rules={RepeatedPassword}
      help={`En az ${MIN_PASSWORD_LENGTH} karakter`}
      pendingLabel="Değiştiriliyor..."
      change={async (passwords) => {
        await mutateAsync(passwords);
        toast.success({ title: 'Şifreniz değişti', text: 'Diğer cihazlardaki oturumlarınızı kapattık.' });
      }}
    />
  );
}
