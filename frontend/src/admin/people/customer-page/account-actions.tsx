import { KeyRound, Pencil, Trash2 } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import type { AdminUserView } from '@contract/people/admin-users.views.js';
import { Button } from '../../../ui/button.js';
import { Icon } from '../../../ui/icon.js';
import { adminPaths } from '../../lib/admin-paths.js';
import { useMay } from '../../lib/use-may.js';
import { useOpenRecord } from '../../lib/use-open-record.js';
import { EditUserDialog } from '../edit-user-dialog.js';
import { useDeleteUser } from '../use-delete-user.js';
import { UserPasswordDialog } from '../user-password-dialog.js';

/** Changes the account: its details, its password, and its end. */
export function AccountActions({ account }: { readonly account: AdminUserView }) {
  const edited = useOpenRecord('duzenle');
  const renewed = useOpenRecord('sifre');
  const remove = useDeleteUser();
  const navigate = useNavigate();
  const mayChange = useMay('customers.change');
  if (!mayChange) return null;
  const removeAndLeave = async () => {
    if (await remove(account)) void navigate(adminPaths.users, { replace: true });
  };
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        icon={<Icon as={Pencil} size="sm" />}
        onClick={() => edited.open(account.id)}
      >
        Düzenle
      </Button>
      <Button
        variant="outline"
        size="sm"
        icon={<Icon as={KeyRound} size="sm" />}
        onClick={() => renewed.open(account.id)}
      >
        Şifre Değiştir
      </Button>
      <Button
        variant="dangerOutline"
        size="sm"
        icon={<Icon as={Trash2} size="sm" />}
        onClick={() => void removeAndLeave()}
      >
        Sil
      </Button>
      <EditUserDialog key={`edit ${edited.id ?? ''}`} id={edited.id} onClose={edited.close} />
      <UserPasswordDialog key={`password ${renewed.id ?? ''}`} id={renewed.id} onClose={renewed.close} />
    </>
  );
}
