import { missing, type ReadinessRule } from '../readiness-rule.js';

/** What only the studio of the sample is called, and where only it is reached. */
const OF_THE_DEMO = /^Toprak\b|@toprak\.test$/;

export const demoStudioRule: ReadinessRule = {
  key: 'demo_studio',
  title: 'Örnek atölyenin bilgileri',
  screen: 'studio',
  find: ({ profile, seller }) =>
    ![profile.name, profile.email, seller.title, seller.email].some((text) => OF_THE_DEMO.test(text))
      ? null
      : missing('Atölye ya da satıcı bilgilerinde örnek atölyeden kalan sözler var; kendinizinkini yazın.'),
};
