import { trpc } from '../../lib/server/trpc.js';
import { ChangePasswordForm } from '../../ui/change-password-form.js';
import { toast } from '../../ui/toast.js';
import { fallbackTextIfReadable } from '../lib/fallback-texts.js';
import { ADMIN_PASSWORD_HELP } from '../lib/admin-password-help.js';
import { RepeatedPassword } from './repeated-password.js';

export function OwnPasswordForm({ email }: { readonly email: string }) {
  const { client, admin } = trpc.useUtils();
  return (
    <ChangePasswordForm
      email={email}
      rules={RepeatedPassword}
      help={ADMIN_PASSWORD_HELP}
      pendingLabel="Kaydediliyor..."
      fallbackTexts={fallbackTextIfReadable('Şifre güncellenirken hata oluştu')}
      change={async (passwords) => {
        await client.admin.profile.changePassword.mutate(passwords);
        toast.success({ text: 'Şifreniz güncellendi. Diğer cihazlardaki oturumlarınızı kapattık.' });
        await admin.profile.invalidate();
      }}
    />
  );
}
