import type { OpeningScreen, ReadinessCheck, SetupStep } from '../../contract/opening/readiness.views.js';

interface StepRule {
  readonly key: string;
  readonly title: string;
  readonly text: string;
  readonly screen: OpeningScreen;
  /** The step is done when all of these checks are. */
  readonly checks: readonly string[];
}

const STEPS: readonly StepRule[] = [
  {
    key: 'studio',
    title: 'Atölyeniz',
    text: 'Adınız, adresiniz, telefonunuz ve saatleriniz.',
    screen: 'studio',
    checks: ['studio_name', 'studio_words', 'contact'],
  },
  {
    key: 'look',
    title: 'Görünüm',
    text: 'İşaretiniz ve renginiz.',
    screen: 'look',
    checks: ['look'],
  },
  {
    key: 'seller',
    title: 'Satıcı',
    text: 'Sözleşmelerde ve faturada kimin sattığı.',
    screen: 'seller',
    checks: ['seller', 'tax'],
  },
  {
    key: 'rules',
    title: 'Kurallar',
    text: 'Nelerin kullanılacağı, KDV ve kargo. Hazır kurallarla da başlayabilirsiniz.',
    screen: 'rules',
    checks: ['rules'],
  },
  {
    key: 'payment',
    title: 'Ödeme',
    text: 'Kartla ödemeler için iyzico hesabınız.',
    screen: 'connections',
    checks: ['payment'],
  },
  {
    key: 'mail',
    title: 'E-posta',
    text: 'Sipariş, bilet ve giriş kodu e-postaları.',
    screen: 'email',
    checks: ['mail'],
  },
  {
    key: 'product',
    title: 'İlk ürün',
    text: 'Adı, fiyatı ve resmiyle ilk parçanız.',
    screen: 'products',
    checks: ['goods', 'pictures'],
  },
  {
    key: 'session',
    title: 'İlk seans',
    text: 'Takvime ilk workshop tarihiniz.',
    screen: 'workshops',
    checks: ['sessions'],
  },
];

/** The steps of the setup that this shop needs. What is done follows from what is there, so a step may be left and found again. */
export function setupSteps(checks: readonly ReadinessCheck[]): SetupStep[] {
  const states = new Map(checks.map(({ key, state }) => [key, state]));
  return STEPS.flatMap(({ checks: all, ...step }) => {
    const needed = all.filter((key) => states.get(key) !== 'not_needed');
    if (needed.length === 0) return [];
    return [{ ...step, isDone: needed.every((key) => states.get(key) === 'done') }];
  });
}
