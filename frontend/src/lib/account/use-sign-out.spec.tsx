import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { signedIn } from '../../../testing/accounts.js';
import { fakeServer, type FakeProcedures } from '../../../testing/fake-server.js';
import { AppProviders } from '../../app-providers.js';
import { useSession } from './use-session.js';
import { useSignOut } from './use-sign-out.js';

function Visitor() {
  const { customer, isLoading } = useSession();
  const signOut = useSignOut();
  return (
    <>
      <p>{isLoading ? 'kim?' : (customer?.firstName ?? 'misafir')}</p>
      <button onClick={() => void signOut()}>Çıkış</button>
    </>
  );
}

function open(procedures: FakeProcedures) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, gcTime: Infinity } } });
  render(
    <AppProviders links={fakeServer(procedures)} queryClient={queryClient}>
      <Visitor />
    </AppProviders>,
  );
  return { user: userEvent.setup(), queryClient };
}

const unreachable = () => {
  throw new Error('offline');
};

describe('who is visiting', () => {
  const reported = jest.fn<typeof reportError>();
  globalThis.reportError = reported;
  afterEach(() => {
    reported.mockClear();
  });

  it('is nobody when the check fails', async () => {
    open({ 'session.current': unreachable });
    expect(await screen.findByText('misafir')).toBeVisible();
  });

  it.each([
    ['the server agrees', () => null, 0],
    ['the server cannot be reached', unreachable, 1],
  ])('is nobody after signing out, also when %s', async (_what, signOut, complaints) => {
    sessionStorage.setItem('toprak.checkout-draft', '{"customer":{"name":"Ayşe"}}');
    const { user, queryClient } = open({ ...signedIn(), 'session.signOut': signOut });
    queryClient.setQueryData([['account', 'orders'], {}], 'Ayşe’nin siparişleri');
    await screen.findByText('Ayşe');
    await user.click(screen.getByRole('button', { name: 'Çıkış' }));
    expect(await screen.findByText('misafir')).toBeVisible();
    expect(queryClient.getQueryData([['account', 'orders'], {}])).toBeUndefined();
    expect(sessionStorage.getItem('toprak.checkout-draft')).toBeNull();
    expect(reported).toHaveBeenCalledTimes(complaints);
  });
});
