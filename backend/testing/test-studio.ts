import type { SellerIdentity } from '../contract/studio/seller-identity.js';
import { CurrentLegalTexts } from '../src/legal/current-legal-texts.js';
import { MailRenderer } from '../src/notifications/mail/mail-renderer.js';
import type { Settings } from '../src/platform/config/settings.js';
import { CurrentStudio } from '../src/studio/current-studio.js';
import { testSettings } from './test-settings.js';

/** The studio of tests that build their services by hand: Toprak, with the seller of the settings. */
export function testStudio(settings: Settings = testSettings({})): CurrentStudio {
  const studio = new CurrentStudio(settings);
  studio.sections = { ...studio.sections, profile: { ...studio.profile, name: 'Toprak' } };
  return studio;
}

/** The legal texts of that studio: the built-in ones. */
export function testLegalTexts(): CurrentLegalTexts {
  return new CurrentLegalTexts(testStudio());
}

export const TEST_SELLER: SellerIdentity = {
  kind: 'limited',
  title: 'Toprak Seramik Atölyesi Ltd. Şti.',
  address: 'Kuzguncuk Mah. İcadiye Cad. No: 48, 34674 Üsküdar / İstanbul',
  phone: '0216 555 01 48',
  email: 'merhaba@toprak.example',
  tax: 'Üsküdar V.D. 1234567890',
  mersis: null,
  chamber: null,
  kep: null,
  etbis: null,
};

export function testMailRenderer(settings: Settings = testSettings({})): MailRenderer {
  return new MailRenderer(settings, testStudio(settings));
}
