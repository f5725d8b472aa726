import { chakra } from '@chakra-ui/react';
import { KeyRound, Pencil, Trash2 } from 'lucide-react';
import type { AdminUserView } from '@contract/people/admin-users.views.js';
import { formatPhone } from '@contract/common/phone.js';
import { formatShortDate } from '../../lib/time/format-short-date.js';
import { Badge } from '../../ui/badge.js';
import { TextLink } from '../../ui/text-link.js';
import { adminPaths } from '../lib/admin-paths.js';
import { NoteMark } from '../ui/internal-notes/note-marks.js';
import { RowAction } from '../ui/row-action.js';
import type { Column } from '../ui/table-column.js';

interface UserActions {
  readonly onEdit: (user: AdminUserView) => void;
  readonly onPassword: (user: AdminUserView) => void;
  readonly onRemove: (user: AdminUserView) => void;
}

export function nameOf({ firstName, lastName }: Pick<AdminUserView, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`;
}

export function userColumns(actions: UserActions): readonly Column<AdminUserView, 'tarih'>[] {
  return [
    {
      key: 'name',
      title: 'Ad Soyad',
      cell: (user) => (
        <chakra.span display="inline-flex" flexWrap="wrap" alignItems="center" columnGap="2">
          <TextLink to={adminPaths.customer(user.id)}>{nameOf(user)}</TextLink>
          <NoteMark id={user.id} />
        </chakra.span>
      ),
      onCard: 'title',
    },
    {
      key: 'email',
      title: 'E-posta',
      cell: ({ email, isEmailVerified }) => (
        <chakra.span display="inline-flex" alignItems="center" flexWrap="wrap" columnGap="2">
          <chakra.span overflowWrap="anywhere">{email}</chakra.span>
          {!isEmailVerified && <Badge tone="neutral">Doğrulanmadı</Badge>}
        </chakra.span>
      ),
      onCard: 'line',
    },
    { key: 'phone', title: 'Telefon', cell: ({ phone }) => (phone === null ? '–' : formatPhone(phone)) },
    {
      key: 'createdAt',
      title: 'Kayıt Tarihi',
      sortBy: 'tarih',
      firstOrder: 'desc',
      cell: ({ createdAt }) => formatShortDate(createdAt),
    },
    {
      key: 'actions',
      title: 'İşlemler',
      titleHidden: true,
      align: 'end',
      onCard: 'badge',
      cell: (user) => <Actions user={user} {...actions} />,
    },
  ];
}

function Actions({ user, onEdit, onPassword, onRemove }: UserActions & { readonly user: AdminUserView }) {
  const name = nameOf(user);
  return (
    <chakra.span display="inline-flex" gap="1">
      <RowAction icon={Pencil} word="Düzenle" subject={name} onClick={() => onEdit(user)} />
      <RowAction icon={KeyRound} word="Şifre değiştir" subject={name} onClick={() => onPassword(user)} />
      <RowAction icon={Trash2} word="Sil" subject={name} onClick={() => onRemove(user)} />
    </chakra.span>
  );
}
