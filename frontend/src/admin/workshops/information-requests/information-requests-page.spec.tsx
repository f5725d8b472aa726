import { describe, expect, it } from '@jest/globals';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { AppError } from '@contract/app-error.js';
import { paginationOf } from '@contract/admin/page.query.js';
import type {
  AdminInformationRequestsView,
  AdminInformationRequestView,
} from '@contract/workshops/admin-information-requests.views.js';
import { BUILT_IN_WORKSHOPS_PAGE } from '@contract/content/workshops-page.rules.js';
import { openBackOffice } from '../../../../testing/open-back-office.js';
import { settled } from '../../../../testing/settled.js';

const ADDRESS = '/admin/bilgi-talepleri';
const REQUEST: AdminInformationRequestView = {
  id: '00000000-0000-4000-8000-000000000001',
  version: 3,
  name: 'Ayşe',
  surname: 'Çığıroğlu',
  email: 'ayse@example.com',
  phone: '+905321234567',
  workshopType: 'cocuk',
  program: 3,
  experienceLevel: 'az_deneyim',
  message: 'Kızım 9 yaşında, gelebilir mi?',
  status: 'pending',
  adminNotes: '',
  createdAt: '2026-11-21T11:00:00.000Z',
  updatedAt: '2026-11-21T11:00:00.000Z',
  isOverdue: true,
  answer: null,
};

const listed = (...requests: AdminInformationRequestView[]): AdminInformationRequestsView => ({
  items: requests,
  pagination: paginationOf({}, { totalRecords: requests.length }),
  counts: { all: 3, pending: 1, contacted: 1, completed: 1, overdue: 1 },
});

/** A studio with one request that a real shop would change in the same way. */
function openRequests(address = ADDRESS, overrides: Partial<AdminInformationRequestView> = {}) {
  const requested: object[] = [];
  const sent: object[] = [];
  const read: object[] = [];
  let request = { ...REQUEST, ...overrides };
  const change = (given: { version: number }, next: Partial<AdminInformationRequestView>) => {
    sent.push(given);
    if (given.version !== request.version) throw new AppError('changed_meanwhile');
    request = { ...request, ...next, version: request.version + 1 };
  };
  const opened = openBackOffice(address, {
    'admin.informationRequests.list': (query: object) => {
      requested.push(query);
      return listed(request);
    },
    'admin.informationRequests.get': () => request,
    'content.workshopsPage': () => BUILT_IN_WORKSHOPS_PAGE,
    'admin.informationRequests.update': (given: typeof request) =>
      change(given, { status: given.status, adminNotes: given.adminNotes }),
    'admin.informationRequests.answer': (given: { version: number; subject: string; text: string }) =>
      change(given, { status: 'contacted', answer: { ...given, sentAt: '2026-11-22T10:00:00.000Z' } }),
    'admin.informationRequests.remove': (given: object) => void sent.push(given),
    'admin.notifications.markReadAbout': (about: object) => void read.push(about),
  });
  const changeElsewhere = (next: Partial<AdminInformationRequestView>) => {
    request = { ...request, ...next, version: request.version + 1 };
  };
  return { ...opened, requested, sent, read, changeElsewhere };
}

describe('The information requests', () => {
  it('name the program that the visitor came from', async () => {
    openRequests();
    const row = await screen.findByRole('row', { name: /Ayşe Çığıroğlu/ });
    expect(await within(row).findByText(BUILT_IN_WORKSHOPS_PAGE.programs.cards[2]!.title)).toBeVisible();
  });

  it('stand in a table with who asks, when, and how long it waits already', async () => {
    openRequests();
    const row = await screen.findByRole('row', { name: /Ayşe Çığıroğlu/ });
    for (const text of ['ayse@example.com', '0532 123 45 67', 'Çocuk Workshop', 'Beklemede']) {
      expect(within(row).getByText(text)).toBeVisible();
    }
    expect(within(row).getByText(/Gecikti · /)).toBeVisible();
    expect(
      screen
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent)
        .slice(0, 6),
    ).toEqual(['Kişi', 'İletişim', 'Workshop türü', 'Durum', 'Tarih', 'İşlemler']);
  });

  it('read their notices once they are opened, or dealt with in their row', async () => {
    const about = { kind: 'information_request', id: REQUEST.id };
    const opened = openRequests(`${ADDRESS}?talep=${REQUEST.id}`);
    await waitFor(() => expect(opened.read).toEqual([about]));
    cleanup();

    const { user, read } = openRequests();
    await user.click(await screen.findByRole('button', { name: /^Tamamlandı/ }));
    await waitFor(() => expect(read).toEqual([about]));
  });

  it('are searched for and filtered by the address alone', async () => {
    const { requested, user, router } = openRequests(`${ADDRESS}?durum=contacted&ara=ayse`);
    await screen.findByRole('row', { name: /Ayşe/ });
    expect(requested.at(-1)).toMatchObject({ status: 'contacted', search: 'ayse' });

    await user.click(screen.getByRole('link', { name: /Tamamlandı/ }));
    await user.clear(screen.getByRole('searchbox'));
    await waitFor(() => expect(router.state.location.search).toBe('?durum=completed'));
  });

  it.each([
    ['pending', true],
    ['contacted', false],
    ['completed', false],
  ] as const)('offer to mark as contacted only where it says something: %s', async (status, isOffered) => {
    openRequests(ADDRESS, { status });
    const row = await screen.findByRole('row', { name: /Ayşe/ });
    expect(within(row).queryByRole('button', { name: /^İletişime Geçildi/ }) !== null).toBe(isOffered);
    expect(within(row).queryByRole('button', { name: /^Beklemeye Al/ }) !== null).toBe(!isOffered);
  });

  it('say so truly when somebody else was faster at a row, and show what it is like now', async () => {
    const { user, changeElsewhere } = openRequests();
    const row = await screen.findByRole('row', { name: /Ayşe/ });
    changeElsewhere({ status: 'contacted' });
    await user.click(within(row).getByRole('button', { name: /^Tamamlandı/ }));
    expect(
      await screen.findByText('Bu kayıt bu arada değişti. Yeni hâli okundu; bakıp yeniden deneyin.'),
    ).toBeVisible();
    await waitFor(() =>
      expect(within(screen.getByRole('row', { name: /Ayşe/ })).queryByText('Beklemede')).toBeNull(),
    );
  });

  it('forget what was searched for when the section is chosen anew', async () => {
    const { router, requested } = openRequests(`${ADDRESS}?ara=ayse`);
    await screen.findByRole('row', { name: /Ayşe/ });
    await act(() => router.navigate(ADDRESS));
    expect(screen.getByRole('searchbox')).toHaveValue('');
    await waitFor(() => expect(requested.at(-1)).not.toHaveProperty('search'));
  });

  it('show a status that nobody knows as waiting', async () => {
    openRequests(ADDRESS, { status: 'archived' as never });
    const row = await screen.findByRole('row', { name: /Ayşe/ });
    expect(within(row).getByText('Beklemede')).toBeVisible();
  });

  it('say so when there are none, and when they cannot be read', async () => {
    openBackOffice(ADDRESS, { 'admin.informationRequests.list': () => listed() });
    expect(await screen.findByText('Henüz workshop bilgi talebi bulunmuyor.')).toBeVisible();
  });

  it('say so when they cannot be read', async () => {
    openBackOffice(ADDRESS, {
      'admin.informationRequests.list': () => {
        throw new Error('away');
      },
    });
    expect(await screen.findByText('Workshop bilgi talepleri yüklenirken bir hata oluştu.')).toBeVisible();
  });
});

const openedDialog = async () => settled(await screen.findByRole('dialog', { name: 'Ayşe Çığıroğlu' }));

describe('A row of the requests', () => {
  it('calls the number that it shows', async () => {
    openRequests();
    const row = await screen.findByRole('row', { name: /Ayşe/ });
    expect(within(row).getByRole('link', { name: '0532 123 45 67' })).toHaveAttribute(
      'href',
      'tel:+905321234567',
    );
  });

  it('takes a mark back', async () => {
    const { user, sent } = openRequests();
    await user.click(await screen.findByRole('button', { name: /^İletişime Geçildi/ }));
    await user.click(await screen.findByRole('button', { name: 'Geri Al' }));
    await waitFor(() =>
      expect(sent).toMatchObject([
        { version: 3, status: 'contacted' },
        { version: 4, status: 'pending' },
      ]),
    );
  });
});

describe('A request', () => {
  const OPEN = `${ADDRESS}?talep=${REQUEST.id}`;

  it('opens from its address, and marking it saves the notes too', async () => {
    const { user, sent } = openRequests(OPEN);
    const dialog = await screen.findByRole('dialog', { name: 'Ayşe Çığıroğlu' });
    expect(within(dialog).getByText(REQUEST.message)).toBeVisible();

    await user.type(within(dialog).getByRole('textbox', { name: 'Yönetici notları' }), 'Cuma aranacak');
    await user.click(within(dialog).getByRole('button', { name: 'İletişime Geçildi' }));

    expect(await screen.findByText('Workshop bilgi talebi güncellendi.')).toBeVisible();
    expect(sent).toEqual([{ id: REQUEST.id, version: 3, status: 'contacted', adminNotes: 'Cuma aranacak' }]);
  });

  it('that is completed cannot go back to contacted', async () => {
    openRequests(OPEN, { status: 'completed' });
    const dialog = await screen.findByRole('dialog', { name: 'Ayşe Çığıroğlu' });
    expect(within(dialog).getByRole('button', { name: 'İletişime Geçildi' })).toBeDisabled();
    expect(within(dialog).getByRole('button', { name: 'Tamamlandı' })).toBeEnabled();
    expect(within(dialog).getByRole('button', { name: 'Beklemeye Al' })).toBeEnabled();
  });

  it('shows both versions when somebody else saved it meanwhile, and mine only goes over theirs when I say so', async () => {
    const { user, sent, changeElsewhere } = openRequests(OPEN);
    const dialog = await screen.findByRole('dialog', { name: 'Ayşe Çığıroğlu' });
    await user.type(within(dialog).getByRole('textbox', { name: 'Yönetici notları' }), 'Benim notum');
    changeElsewhere({ adminNotes: 'Onun notu', status: 'completed' });
    await user.click(within(dialog).getByRole('button', { name: 'Tamamlandı' }));

    const conflict = await screen.findByRole('dialog', { name: 'Bu kayıt siz düzenlerken değişti' });
    expect(within(conflict).getByText('Benim notum')).toBeVisible();
    expect(within(conflict).getByText('Onun notu')).toBeVisible();
    await user.click(within(conflict).getByRole('button', { name: 'Benimkini Kaydet' }));

    expect(await screen.findByText('Workshop bilgi talebi güncellendi.')).toBeVisible();
    expect(sent.at(-1)).toEqual({
      id: REQUEST.id,
      version: 4,
      status: 'completed',
      adminNotes: 'Benim notum',
    });
  });

  it('keeps another admin’s notes when only the status was changed here', async () => {
    const { user, sent, changeElsewhere } = openRequests(OPEN);
    const dialog = await screen.findByRole('dialog', { name: 'Ayşe Çığıroğlu' });
    changeElsewhere({ adminNotes: 'Onun notu' });
    await user.click(within(dialog).getByRole('button', { name: 'Tamamlandı' }));
    const conflict = await screen.findByRole('dialog', { name: 'Bu kayıt siz düzenlerken değişti' });
    expect(conflict).not.toHaveTextContent('Yönetici notları');
    await user.click(within(conflict).getByRole('button', { name: 'Benimkini Kaydet' }));
    await waitFor(() =>
      expect(sent.at(-1)).toMatchObject({ version: 4, status: 'completed', adminNotes: 'Onun notu' }),
    );
  });

  it('is answered by mail, with a beginning that can be written on', async () => {
    const { user, sent } = openRequests(OPEN);
    const dialog = await screen.findByRole('dialog', { name: 'Ayşe Çığıroğlu' });
    await user.click(within(dialog).getByRole('button', { name: 'Yanıtla' }));

    const answer = await screen.findByRole('dialog', { name: 'Talebi yanıtlayın' });
    const text = within(answer).getByRole('textbox', { name: 'Yanıtınız' });
    expect((text as HTMLTextAreaElement).value).toMatch(/^Merhaba Ayşe,/);
    await user.clear(text);
    await user.click(within(answer).getByRole('button', { name: 'Yanıtı Gönder' }));
    expect(await within(answer).findByText('Konu ve yanıt alanları boş olamaz.')).toBeVisible();

    await user.type(text, 'Gelebilir.');
    await user.click(within(answer).getByRole('button', { name: 'Yanıtı Gönder' }));
    expect(await screen.findByText(/Yanıtınız yola çıktı/)).toBeVisible();
    expect(sent).toMatchObject([{ id: REQUEST.id, version: 3, text: 'Gelebilir.' }]);
  });

  it('is deleted only after a question', async () => {
    const { user, sent, router } = openRequests(OPEN);
    const dialog = await openedDialog();
    await user.click(within(dialog).getByRole('button', { name: 'Sil' }));
    await user.click(await screen.findByRole('button', { name: 'Vazgeç' }));
    expect(sent).toEqual([]);

    await user.click(await screen.findByRole('button', { name: 'Sil' }));
    await user.click(await screen.findByRole('button', { name: 'Talebi Sil' }));
    expect(await screen.findByText('Workshop bilgi talebi silindi.')).toBeVisible();
    expect(sent).toEqual([{ id: REQUEST.id, version: 3 }]);
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  it('keeps notes that wait to be saved through its own answer, and asks before they are lost', async () => {
    const { user, sent } = openRequests(OPEN);
    const dialog = await screen.findByRole('dialog', { name: 'Ayşe Çığıroğlu' });
    await user.type(within(dialog).getByRole('textbox', { name: 'Yönetici notları' }), 'Cuma');
    await user.click(within(dialog).getByRole('button', { name: 'Yanıtla' }));
    await user.type(await screen.findByRole('textbox', { name: 'Yanıtınız' }), 'Gelebilir.');
    await user.click(screen.getByRole('button', { name: 'Yanıtı Gönder' }));
    expect(await screen.findByText(/Yanıtınız yola çıktı/)).toBeVisible();

    const again = await openedDialog();
    await user.click(within(again).getByRole('button', { name: 'Kapat' }));
    await user.click(await screen.findByRole('button', { name: 'Sayfada Kal' }));
    await user.click(await screen.findByRole('button', { name: 'Notları Kaydet' }));
    expect(await screen.findByText('Workshop bilgi talebi güncellendi.')).toBeVisible();
    expect(sent.at(-1)).toMatchObject({ version: 4, adminNotes: 'Cuma' });
  });
});
