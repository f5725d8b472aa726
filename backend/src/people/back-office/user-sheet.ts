import { formatPhone } from '../../../contract/common/phone.js';
import type { AdminUserView } from '../../../contract/people/admin-users.views.js';
import type { SheetColumn } from '../../platform/lists/sheet-column.js';

/** The columns of the downloadable table of customers. */
export const USER_SHEET: readonly SheetColumn<AdminUserView>[] = [
  { title: 'Müşteri No', text: ({ id }) => id },
  { title: 'Ad', text: ({ firstName }) => firstName },
  { title: 'Soyad', text: ({ lastName }) => lastName },
  { title: 'E-posta', text: ({ email }) => email },
  { title: 'E-posta Doğrulandı', text: ({ isEmailVerified }) => (isEmailVerified ? 'Evet' : 'Hayır') },
  { title: 'Telefon', text: ({ phone }) => (phone === null ? '' : formatPhone(phone)) },
  { title: 'Adres', text: ({ address }) => address ?? '' },
  { title: 'Üyelik Tarihi', dateTime: ({ createdAt }) => new Date(createdAt) },
];
