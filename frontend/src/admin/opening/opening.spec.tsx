import { describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { CheckState, Readiness, ReadinessCheck } from '@contract/opening/readiness.views.js';
import type { RemovedSamples, SamplesView } from '@contract/opening/samples.views.js';
import { aSiteStatus } from '../../../testing/accounts.js';
import { openBackOffice } from '../../../testing/open-back-office.js';
import { adminPaths } from '../lib/admin-paths.js';

const aCheck = (key: string, state: CheckState, facts: Partial<ReadinessCheck> = {}): ReadinessCheck => ({
  key,
  state,
  title: key,
  why: state === 'done' ? '' : `${key} gerekli.`,
  screen: 'seller',
  ...facts,
});

const READINESS: Readiness = {
  openedAt: null,
  steps: [
    { key: 'studio', title: 'Atölyeniz', text: 'Adınız.', isDone: true, screen: 'studio' },
    { key: 'seller', title: 'Satıcı', text: 'Kim satıyor.', isDone: false, screen: 'seller' },
    { key: 'product', title: 'İlk ürün', text: 'Parçanız.', isDone: false, screen: 'products' },
  ],
  checks: [
    aCheck('Satıcının unvanı', 'missing'),
    aCheck('Çalışma saatleri', 'advice', { screen: 'studio' }),
    aCheck('Satılacak bir şey', 'done', { screen: 'products' }),
    aCheck('KEP adresi', 'not_needed', { why: 'Yalnızca şirketlerden istenir.' }),
  ],
};
const NO_SAMPLES: SamplesView = {
  mayBeTaken: false,
  offered: { products: 23, sessions: 20, posts: 6 },
  present: { products: 0, sessions: 0, posts: 0 },
};
const OPENED: Readiness = { ...READINESS, openedAt: '2026-11-21T09:00:00.000Z' };

function openOpening(readiness: Readiness = READINESS, open: () => Readiness = () => OPENED) {
  const opened = jest.fn(open);
  return {
    opened,
    ...openBackOffice(adminPaths.opening, {
      'admin.opening.readiness': () => readiness,
      'admin.opening.open': opened,
      'admin.opening.samples': () => NO_SAMPLES,
      'site.status': () => aSiteStatus({ closure: 'before_opening' }),
    }),
  };
}

const openButton = () => screen.findByRole('button', { name: 'Dükkânı Aç' });

describe('The page of the opening', () => {
  it('says how to go through the steps only while one is left', async () => {
    const steps = READINESS.steps.map((step) => ({ ...step, isDone: true }));
    openOpening({ ...READINESS, steps });
    expect(await screen.findByText('3 adımın hepsi tamam.')).toBeVisible();
    expect(screen.queryByText(/İstediğiniz sırayla/)).not.toBeInTheDocument();
  });

  it('names what is missing with its reason and the screen that mends it', async () => {
    openOpening();
    const missing = await screen.findByRole('region', { name: 'Eksikler (1)' });
    expect(within(missing).getByText('Satıcının unvanı gerekli.')).toBeVisible();
    expect(within(missing).getByRole('link', { name: 'Satıcının unvanı: Satıcı' })).toHaveAttribute(
      'href',
      '/admin/atolye?sekme=satici',
    );
    expect(screen.getByRole('region', { name: 'Öneriler (1)' })).toHaveTextContent('Çalışma saatleri');
    expect(screen.getByRole('region', { name: 'Tamamlananlar (1)' })).toHaveTextContent('Satılacak bir şey');
    expect(screen.getByRole('region', { name: 'Gerekmeyenler (1)' })).toHaveTextContent(
      'KEP adresiGerekmiyorYalnızca şirketlerden istenir.',
    );
  });

  it('shows the first step that is not done as the next one', async () => {
    openOpening();
    const steps = within(await screen.findByRole('region', { name: 'Kurulum' })).getAllByRole('listitem');
    expect(steps.map((step) => /Tamam|Sıradaki/.exec(step.textContent)?.[0])).toEqual([
      'Tamam',
      'Sıradaki',
      undefined,
    ]);
    expect(screen.getByRole('progressbar', { name: 'Kurulum' })).toHaveAttribute('value', '1');
  });

  it('asks before it opens the shop, names what is missing, and says that it is open', async () => {
    const { user, opened } = openOpening();
    await user.click(await openButton());
    const question = await screen.findByRole('alertdialog', { name: 'Dükkânı açalım mı?' });
    expect(question).toHaveTextContent('Eksikleriniz: Satıcının unvanı.');
    await user.click(within(question).getByRole('button', { name: 'Yine de Aç' }));
    expect(await screen.findByText('Dükkânınız açık')).toBeVisible();
    expect(opened).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('region', { name: 'Kurulum' })).not.toBeInTheDocument();
  });

  it('keeps the shop closed when the studio thinks better of it', async () => {
    const { user, opened } = openOpening();
    await user.click(await openButton());
    await user.click(await screen.findByRole('button', { name: 'Vazgeç' }));
    expect(opened).not.toHaveBeenCalled();
  });

  it('says when nothing is missing', async () => {
    const { user } = openOpening({ ...READINESS, checks: [aCheck('Yedek', 'done')] });
    await user.click(await openButton());
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('Hiçbir eksiğiniz yok.');
    await user.click(screen.getByRole('button', { name: 'Vazgeç' }));
  });

  it('tells that the shop could not be opened', async () => {
    const { user } = openOpening(READINESS, () => {
      throw new Error('offline');
    });
    await user.click(await openButton());
    await user.click(await screen.findByRole('button', { name: 'Yine de Aç' }));
    expect(await screen.findByText(/Dükkân açılamadı/)).toBeVisible();
    expect(await openButton()).toBeEnabled();
  });

  it('can be read again when it could not be loaded', async () => {
    openBackOffice(adminPaths.opening, {
      'admin.opening.readiness': () => {
        throw new Error('offline');
      },
    });
    expect(await screen.findByRole('heading', { name: /Açılış durumu okunamadı/ })).toBeVisible();
    expect(screen.getByRole('button', { name: /yeniden/i })).toBeVisible();
  });
});

describe('The samples', () => {
  const OFFERED: SamplesView = { ...NO_SAMPLES, mayBeTaken: true };
  const TAKEN: SamplesView = { ...NO_SAMPLES, present: { products: 23, sessions: 20, posts: 6 } };

  function openSamples(first: SamplesView, { kept = [], held = [] }: Partial<RemovedSamples> = {}) {
    let view = first;
    return openBackOffice(adminPaths.opening, {
      'admin.opening.readiness': () => READINESS,
      'admin.opening.samples': () => view,
      'admin.opening.takeSamples': () => {
        view = TAKEN;
      },
      'admin.opening.removeSamples': () => {
        view = NO_SAMPLES;
        return { removed: 40, kept, held };
      },
      'site.status': () => aSiteStatus({ closure: 'before_opening' }),
    });
  }

  it('say what comes, and come at once', async () => {
    const { user } = openSamples(OFFERED);
    const samples = await screen.findByRole('region', { name: 'Örnek veriler' });
    expect(samples).toHaveTextContent('23 ürün, 20 workshop tarihi ve 6 blog yazısı');
    await user.click(within(samples).getByRole('button', { name: 'Örnek Verilerle Başla' }));
    expect(await screen.findByRole('button', { name: 'Örnekleri Kaldır' })).toBeVisible();
  });

  it('are removed after a question, and what stays is named', async () => {
    const { user } = openSamples(TAKEN, { kept: ['Lale Karo', 'Bizim Kâse'], held: ['Nar Kupa'] });
    await user.click(await screen.findByRole('button', { name: 'Örnekleri Kaldır' }));
    const question = await screen.findByRole('alertdialog', { name: 'Örnekleri kaldıralım mı?' });
    await user.click(within(question).getByRole('button', { name: 'Örnekleri Kaldır' }));
    expect(await screen.findByText(/Lale Karo; Bizim Kâse/)).toBeVisible();
    expect(screen.getByText(/sepetinde ayrılmış.*: Nar Kupa/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Örnekleri Kaldır' })).not.toBeInTheDocument();
  });

  it('are not offered to a shop that has goods of its own', async () => {
    openOpening();
    await screen.findByRole('region', { name: 'Kurulum' });
    expect(screen.queryByRole('region', { name: 'Örnek veriler' })).not.toBeInTheDocument();
  });
});

describe('Every page of the back office', () => {
  it('leads back to the setup until the shop is opened', async () => {
    openBackOffice(adminPaths.coupons, {
      'site.status': () => aSiteStatus({ closure: 'before_opening' }),
    });
    expect(await screen.findByRole('link', { name: 'Kuruluma dön' })).toHaveAttribute(
      'href',
      adminPaths.opening,
    );
  });
});
