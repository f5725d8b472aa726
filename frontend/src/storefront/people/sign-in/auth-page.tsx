import { chakra } from '@chakra-ui/react';
import { Navigate, useSearchParams } from 'react-router-dom';
import type { CustomerView } from '@contract/people/account.views.js';
import { useSetCustomer } from '../../../lib/account/use-set-customer.js';
import { useDocumentTitle } from '../../../lib/navigation/use-document-title.js';
import { useSession } from '../../../lib/account/use-session.js';
import { Note } from '../../../ui/note.js';
import { StaticPicture } from '../../../ui/static-picture.js';
import { toast } from '../../../ui/toast.js';
import { AuthForms } from './auth-forms.js';
import { AUTH_PICTURE } from './auth-picture.js';
import { returnPath } from './return-path.js';
import { AUTH, VERIFIED, WELCOME } from './sign-in.texts.js';
import { useAuthMode } from './use-auth-mode.js';

export function AuthPage() {
  const [search] = useSearchParams();
  const [mode, setMode] = useAuthMode();
  const { customer } = useSession();
  const changeCustomer = useSetCustomer();
  const { tab, title } = AUTH[mode];
  useDocumentTitle(tab);
  if (customer !== null) return <Navigate to={returnPath(search.get('devam'))} replace />;
  const welcome = async (newcomer: CustomerView) => {
    await changeCustomer(newcomer);
    toast.success({ title: `Hoş geldiniz, ${newcomer.firstName}`, text: WELCOME[mode] });
  };
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' }}
      minH={{ md: 'calc(100dvh - {sizes.navSolid})' }}
    >
      <chakra.div display={{ base: 'none', md: 'block' }} position="relative" bg="bg.picture">
        <chakra.div position="absolute" inset="0">
          <StaticPicture picture={AUTH_PICTURE} sizes="(min-width: 768px) 50vw, 1px" alt="" />
        </chakra.div>
      </chakra.div>
      <chakra.div
        display="grid"
        placeItems={{ base: 'start stretch', md: 'center' }}
        px="gutter"
        pt={{ base: '8', md: '12' }}
        pb={{ base: '16', md: '12' }}
      >
        <chakra.div w="full" maxW="440px">
          <chakra.h1 textStyle="h1" fontSize="2.5rem" mb="2">
            {title}
          </chakra.h1>
          <AuthForms
            mode={mode}
            onMode={setMode}
            onSignedIn={welcome}
            note={
              search.get('verified') === 'true' && (
                <Note tone="success" role="status">
                  {VERIFIED}
                </Note>
              )
            }
          />
        </chakra.div>
      </chakra.div>
    </chakra.div>
  );
}
