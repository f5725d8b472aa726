import { describe, expect, it, jest } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer } from '../../testing/fake-server.js';
import { AppProviders } from '../app-providers.js';
import { PlaceSearch } from './place-search.js';

const kuzguncuk = { city: 'İstanbul', district: 'Üsküdar', neighbourhood: 'Kuzguncuk Mah.' };
const moda = { city: 'İstanbul', district: 'Kadıköy', neighbourhood: 'Caferağa Mah.', quarter: 'Moda' };
const others = ['Acıbadem Mah.', 'Aziz Mahmut Hüdayi Mah.'].map((neighbourhood) => ({
  ...kuzguncuk,
  neighbourhood,
}));

function openSearch() {
  const choose = jest.fn();
  const links = fakeServer({
    'addresses.search': ({ text }: { text: string }) =>
      /^kuz/i.test(text) ? [kuzguncuk] : /^moda/i.test(text) ? [moda, ...others] : others,
  });
  render(
    <AppProviders links={links} queryClient={new QueryClient()}>
      <PlaceSearch onChoose={choose} />
    </AppProviders>,
  );
  return { user: userEvent.setup({ delay: null }), choose, field: screen.getByLabelText(/Semtinizi arayın/) };
}

describe('The search for a place', () => {
  it('chooses the only place that fits, without a press', async () => {
    const { user, choose, field } = openSearch();
    await user.type(field, 'Kuzguncuk');
    await waitFor(() => expect(choose).toHaveBeenCalledWith(kuzguncuk));
    expect(choose).toHaveBeenCalledTimes(1);
  });

  it('names the quarter that was typed beside its neighbourhood', async () => {
    const { user, choose, field } = openSearch();
    await user.type(field, 'Moda');
    await waitFor(() => expect(document.querySelectorAll('datalist option')).toHaveLength(3));
    await user.clear(field);
    await user.type(field, 'Moda (Caferağa Mah.), Kadıköy / İstanbul');
    await waitFor(() => expect(choose).toHaveBeenLastCalledWith(moda));
  });

  it('leaves several places to the visitor, whose choice counts', async () => {
    const { user, choose, field } = openSearch();
    await user.type(field, 'Üsküdar');
    await waitFor(() => expect(document.querySelectorAll('datalist option')).toHaveLength(2));
    expect(choose).not.toHaveBeenCalled();
    await user.clear(field);
    await user.type(field, 'Acıbadem Mah., Üsküdar / İstanbul');
    expect(choose).toHaveBeenLastCalledWith(others[0]);
  });
});
