import { chakra } from '@chakra-ui/react';
import { Pencil, Trash2 } from 'lucide-react';
import type { AdminEntry, AdminView } from '@contract/admin/admin.views.js';
import { mayRole } from '@contract/admin/rights.js';
import { formatShortDate } from '../../lib/time/format-short-date.js';
import { Badge } from '../../ui/badge.js';
import { roleName } from '../lib/role-names.js';
import { RowAction } from '../ui/row-action.js';
import type { Column } from '../ui/table-column.js';

interface AdminActions {
  readonly me: AdminView;
  readonly onEdit: (admin: AdminEntry) => void;
  readonly onRemove: (admin: AdminEntry) => void;
}

export function adminColumns(actions: AdminActions): readonly Column<AdminEntry>[] {
  return [
    {
      key: 'name',
      title: 'Ad',
      cell: ({ id, name }) => (
        <strong>
          {name}
          {id === actions.me.id && ' (siz)'}
        </strong>
      ),
      onCard: 'title',
    },
    {
      key: 'email',
      title: 'E-posta',
      cell: ({ email }) => <chakra.span overflowWrap="anywhere">{email}</chakra.span>,
      onCard: 'line',
    },
    {
      key: 'role',
      title: 'Rol',
      cell: ({ role }) => (
        <Badge tone={role === 'super_admin' ? 'accent' : 'neutral'}>{roleName(role)}</Badge>
      ),
    },
    {
      key: 'isActive',
      title: 'Durum',
      cell: ({ isActive }) => (
        <Badge tone={isActive ? 'success' : 'neutral'}>{isActive ? 'Aktif' : 'Pasif'}</Badge>
      ),
    },
    { key: 'createdAt', title: 'Kayıt Tarihi', cell: ({ createdAt }) => formatShortDate(createdAt) },
    {
      key: 'actions',
      title: 'İşlemler',
      titleHidden: true,
      align: 'end',
      onCard: 'badge',
      cell: (admin) => <Actions admin={admin} {...actions} />,
    },
  ];
}

/** Offers only the actions that the server would accept. */
function Actions({ admin, me, onEdit, onRemove }: AdminActions & { readonly admin: AdminEntry }) {
  const isBeyond = admin.role === 'super_admin' && !mayRole(me.role, 'roles.give');
  if (isBeyond) return null;
  return (
    <chakra.span display="inline-flex" gap="1">
      <RowAction icon={Pencil} word="Düzenle" subject={admin.name} onClick={() => onEdit(admin)} />
      {admin.id !== me.id && (
        <RowAction icon={Trash2} word="Sil" subject={admin.name} onClick={() => onRemove(admin)} />
      )}
    </chakra.span>
  );
}
