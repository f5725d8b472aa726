import { beforeAll, describe, expect, it } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { aWorkshopsPage } from '../../../testing/open-workshops.js';
import { serverHtml } from '../../../testing/server-html.js';
import { aSession } from '../../../testing/sessions.js';
import { loadAllSections } from '../../lib/navigation/lazy-section.js';
import { trpc } from '../../lib/server/trpc.js';
import { WorkshopsPage } from './workshops-page.js';

const page = aWorkshopsPage();

beforeAll(loadAllSections);

function open(search = ''): Document {
  const queryClient = new QueryClient();
  queryClient.setQueryData(getQueryKey(trpc.content.workshopsPage, undefined, 'query'), page);
  queryClient.setQueryData(getQueryKey(trpc.workshops.month, { month: '2026-12' }, 'query'), [
    aSession({
      id: 'late',
      title: 'Cam Boyama Atölyesi',
      startTime: '18:00',
      endTime: '20:00',
      available: 0,
    }),
    aSession({ id: 'early', title: 'Seramik Atölyesi', available: 2 }),
    aSession({ id: 'begun', title: 'Linol Baskı Atölyesi', date: '2026-12-09', startTime: '10:00' }),
  ]);
  const html = serverHtml({
    page: <WorkshopsPage />,
    path: '/workshops',
    address: `/workshops${search}`,
    queryClient,
    at: new Date('2026-12-09T12:00:00+03:00'),
  });
  return new DOMParser().parseFromString(html, 'text/html');
}

/** The text as a browser without scripts shows it. */
const textOf = (element: Element | null | undefined) => element?.textContent.replace(/\u00a0/g, ' ');

describe('the workshops page without scripts', () => {
  it('tells everything about every program', () => {
    const text = textOf(open().querySelector('#workshop-types'));
    for (const { modalContent, features } of page.programs.cards) {
      for (const part of [...modalContent.split(/\n\s*\n/), ...features]) expect(text).toContain(part);
    }
    expect(text).toContain(page.information.title);
  });

  it('answers every question', () => {
    const lines = [...open().querySelectorAll('#faq details')];
    expect(lines.map((line) => line.querySelector('summary')?.textContent)).toEqual(
      page.faq.questions.map(({ question }) => question),
    );
    page.faq.questions.forEach(({ answer }, index) =>
      expect(lines[index]?.textContent).toContain(answer.split(/\n\s*\n/)[0]),
    );
  });

  it('lists what can still be booked, by the clock, and leads on to the next month', () => {
    const sessions = open().querySelector('#workshop-calendar noscript');
    expect([...(sessions?.querySelectorAll('li') ?? [])].map(textOf)).toEqual([
      '12 Aralık Cumartesi, 10:00–13:00: Seramik Atölyesi1.000,00 TL (öğrenci 800,00 TL) · 2 yer var',
      '12 Aralık Cumartesi, 18:00–20:00: Cam Boyama Atölyesi1.000,00 TL (öğrenci 800,00 TL) · Dolu',
    ]);
    expect(sessions?.querySelector('a')?.getAttribute('href')).toBe(
      '/workshops?ay=2027-01#workshop-calendar',
    );
  });

  it('shows every picture of the gallery with what is said about it', () => {
    const figures = open().querySelectorAll('#workshop-classes noscript figure');
    expect(figures.length).toBeGreaterThan(1);
    for (const figure of figures) expect(figure.querySelector('figcaption')?.textContent).toBeTruthy();
  });

  it('has no dialog in it, whatever its address names', () => {
    const document = open('?program=seramik');
    expect(document.querySelector('[role=dialog]')).toBeNull();
    expect(document.querySelectorAll('a[href^="/workshops?program="]')).toHaveLength(5);
  });

  it('shows the day that its address names', () => {
    expect(textOf(open('?gun=2026-12-12').querySelector('#workshop-calendar'))).toContain('10:00–13:00');
  });

  it('needs no style attribute', () => {
    expect(open().querySelector('[style]')).toBeNull();
  });
});
