import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import type { CustomerView } from '@contract/people/account.views.js';
import { AppError } from '@contract/app-error.js';
import { aCustomer } from '../../../testing/accounts.js';
import { fakeServer } from '../../../testing/fake-server.js';
import { pass } from '../../../testing/pass-time.js';
import { lookAtTab, lookAway } from '../../../testing/tab.js';
import { AppProviders } from '../../app-providers.js';
import { useSetCustomer } from './use-set-customer.js';
import { useSession } from './use-session.js';
import { useUnreadPoll } from '../live/use-unread-poll.js';

const FIVE_MINUTES_MS = 300_000;

function Visitor() {
  const { customer, unreadMessages } = useSession();
  const changeCustomer = useSetCustomer();
  useUnreadPoll(customer?.id);
  return (
    <>
      <p>{customer === null ? 'misafir' : `${customer.firstName} ${unreadMessages}`}</p>
      <button onClick={() => void changeCustomer(null)}>Çıkış</button>
    </>
  );
}

/** A shop whose answers a test changes. */
function aShop() {
  const shop: { customer: CustomerView | null; unread: number; failure: Error | null } = {
    customer: aCustomer(),
    unread: 1,
    failure: null,
  };
  const answer = () => {
    if (shop.failure !== null) throw shop.failure;
    return { customer: shop.customer, unreadMessages: shop.unread };
  };
  const current = jest.fn(answer);
  const poll = jest.fn<() => unknown>(answer);
  return { shop, current, poll };
}

async function open({ current, poll }: Pick<ReturnType<typeof aShop>, 'current' | 'poll'>) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <AppProviders
      links={fakeServer({ 'session.current': current, 'session.poll': poll })}
      queryClient={queryClient}
    >
      <Visitor />
    </AppProviders>,
  );
  await pass(0);
}

describe('who is visiting', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    lookAtTab();
  });
  afterEach(() => void jest.useRealTimers());

  it.each([
    ['too many ask', new AppError('rate_limited', { seconds: 5 })],
    ['the shop rests', new AppError('maintenance')],
    ['the connection is lost', new Error('offline')],
  ])('stays who was known when a later check fails because %s', async (_why, failure) => {
    const { shop, current, poll } = aShop();
    await open({ current, poll });
    shop.failure = failure;
    await pass(60_000);
    lookAtTab();
    await pass(0);
    expect(current).toHaveBeenCalledTimes(2);
    expect(screen.getByText('Ayşe 1')).toBeVisible();
  });

  it('is nobody once the shop says so', async () => {
    const { shop, current, poll } = aShop();
    await open({ current, poll });
    shop.customer = null;
    await pass(60_000);
    lookAtTab();
    await pass(0);
    expect(screen.getByText('misafir')).toBeVisible();
  });
});

describe('unread messages', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    lookAtTab();
  });
  afterEach(() => void jest.useRealTimers());

  it('are counted every five minutes, by a question that keeps no session alive', async () => {
    const { shop, current, poll } = aShop();
    await open({ current, poll });
    shop.unread = 2;
    await pass(FIVE_MINUTES_MS - 1000);
    expect(poll).not.toHaveBeenCalled();
    await pass(1000);
    expect(screen.getByText('Ayşe 2')).toBeVisible();
    await pass(FIVE_MINUTES_MS);
    expect(poll).toHaveBeenCalledTimes(2);
    expect(current).toHaveBeenCalledTimes(1);
  });

  it('show that the session has ended', async () => {
    const { shop, current, poll } = aShop();
    await open({ current, poll });
    shop.customer = null;
    await pass(FIVE_MINUTES_MS);
    expect(screen.getByText('misafir')).toBeVisible();
  });

  it('are asked for again after a failure', async () => {
    const { shop, current, poll } = aShop();
    await open({ current, poll });
    shop.failure = new Error('offline');
    await pass(FIVE_MINUTES_MS);
    expect(screen.getByText('Ayşe 1')).toBeVisible();
    Object.assign(shop, { failure: null, unread: 4 });
    await pass(FIVE_MINUTES_MS);
    expect(screen.getByText('Ayşe 4')).toBeVisible();
  });

  it('are not counted while nobody looks, nor for a guest', async () => {
    const { shop, current, poll } = aShop();
    await open({ current, poll });
    lookAway();
    await pass(FIVE_MINUTES_MS);
    shop.customer = null;
    lookAtTab();
    await pass(2 * FIVE_MINUTES_MS);
    expect(screen.getByText('misafir')).toBeVisible();
    expect(poll).not.toHaveBeenCalled();
  });

  it('bring nobody back who signed out while they were counted', async () => {
    const { current, poll } = aShop();
    let answer: (session: unknown) => void = () => undefined;
    poll.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
    await open({ current, poll });
    await pass(FIVE_MINUTES_MS);
    screen.getByRole('button', { name: 'Çıkış' }).click();
    await pass(0);
    answer({ customer: aCustomer(), unreadMessages: 9 });
    await pass(0);
    expect(screen.getByText('misafir')).toBeVisible();
  });
});
