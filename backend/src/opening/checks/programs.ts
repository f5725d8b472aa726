import { missing, type ReadinessRule } from '../readiness-rule.js';

export const programsRule: ReadinessRule = {
  key: 'programs',
  title: 'Workshop programlarının metinleri',
  screen: 'content',
  find: ({ features, ownProgramTexts }) =>
    !features.workshops || ownProgramTexts > 0
      ? null
      : missing(
          'Workshop sayfasında beş hazır program, fiyat aralıklarıyla örnek olarak duruyor. Sayfa İçerikleri’nin Workshoplar bölümünde kendi programlarınızı ve fiyatlarınızı yazın.',
        ),
};
