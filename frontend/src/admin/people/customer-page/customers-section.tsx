import '../../../lib/forms/class-metadata.js';
import { Navigate, Route, Routes, useParams, useSearchParams } from 'react-router-dom';
import type { Person } from '@contract/people/customer-page.views.js';
import { adminPaths } from '../../lib/admin-paths.js';
import { GUEST_EMAIL, GUEST_PHONE } from '../../lib/person-path.js';
import { CustomerPage } from './customer-page.js';

/** The routes below /admin/musteriler. */
export function CustomersSection() {
  return (
    <Routes>
      <Route index element={<Navigate to={adminPaths.users} replace />} />
      <Route path="misafir" element={<Guest />} />
      <Route path=":customerId" element={<Account />} />
    </Routes>
  );
}

function Account() {
  const { customerId = '' } = useParams();
  return <CustomerPage key={customerId} person={{ customerId }} />;
}

function Guest() {
  const [params] = useSearchParams();
  const person = guestOf(params);
  return <CustomerPage key={Object.values(person).join('')} person={person} />;
}

/** An address without either names nobody, which the server says. */
function guestOf(params: URLSearchParams): Person {
  const phone = params.get(GUEST_PHONE);
  return phone === null ? { email: params.get(GUEST_EMAIL) ?? '' } : { phone };
}
