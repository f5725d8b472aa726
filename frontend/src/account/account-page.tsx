import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { Outlet, useNavigate } from 'react-router-dom';
import { paths } from '../lib/navigation/paths.js';
import { mayLeave } from '../lib/navigation/use-leave-warning.js';
import { useSetCustomer } from '../lib/account/use-set-customer.js';
import { useSession } from '../lib/account/use-session.js';
import { useSignOut } from '../lib/account/use-sign-out.js';
import { ConfirmViewport } from '../ui/confirm-dialog.js';
import { toast } from '../ui/toast.js';
import { AccountHead } from './account-head.js';
import { AccountSkeleton } from './account-skeleton.js';
import { AccountTabs } from './account-tabs.js';
import type { ProfileContext } from './profile/profile-tab.js';
import { SignInNeeded } from './sign-in-needed.js';

/** The account page with its four parts, each with an address of its own. */
export function AccountPage() {
  const { customer, unreadMessages, isLoading } = useSession();
  const { isLeaving, leave, onRemoved } = useLeaving();
  const [wasSignedIn, setWasSignedIn] = useState(false);
  if (customer !== null && !wasSignedIn) setWasSignedIn(true);
  return (
    <chakra.div
      maxW="calc({sizes.account} + 2 * {spacing.gutter})"
      mx="auto"
      px="gutter"
      pt={{ base: '8', md: '12' }}
      pb="24"
    >
      <meta name="robots" content="noindex, nofollow" />
      {isLoading || isLeaving ? (
        <AccountSkeleton />
      ) : customer === null ? (
        <SignInNeeded hasEnded={wasSignedIn} />
      ) : (
        <>
          <AccountHead customer={customer} onLeave={() => void leave()} />
          <AccountTabs unreadMessages={unreadMessages} />
          <Outlet context={{ customer, onRemoved } satisfies ProfileContext} />
        </>
      )}
      <ConfirmViewport />
    </chakra.div>
  );
}

/** Sends a visitor home after signing out or deleting the account, instead of asking them to sign in again. */
function useLeaving() {
  const signOut = useSignOut();
  const changeCustomer = useSetCustomer();
  const navigate = useNavigate();
  const [isLeaving, setLeaving] = useState(false);
  const leave = async () => {
    if (!(await mayLeave())) return;
    setLeaving(true);
    await signOut();
    await navigate(paths.home);
    toast.success({ title: 'Çıkış yaptınız', text: 'Yine bekleriz.' });
  };
  const onRemoved = async () => {
    setLeaving(true);
    await changeCustomer(null);
    await navigate(paths.home);
    toast.success({ title: 'Hesabınız silindi', text: 'Yolunuz düşerse kapımız açık.' });
  };
  return { isLeaving, leave, onRemoved };
}
