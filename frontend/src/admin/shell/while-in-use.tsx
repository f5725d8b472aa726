import { FEATURE_NAMES, type Feature } from '@contract/studio/features.js';
import type { LazyPage } from '../../lib/navigation/lazy-page.js';
import { useFeatures } from '../../lib/site/use-features.js';
import { ButtonLink } from '../../ui/button.js';
import { EmptyState } from '../../ui/empty-state.js';
import { adminPaths } from '../lib/admin-paths.js';
import { SectionHead } from '../ui/section-head.js';

/** The section of a part of the shop; while the studio does not use it, a way to switch it on again. */
export function whileInUse(feature: Feature, Section: LazyPage): LazyPage {
  const SectionInUse = () => (useFeatures()[feature] ? <Section /> : <SwitchedOff feature={feature} />);
  return Object.assign(SectionInUse, { preload: Section.preload });
}

function SwitchedOff({ feature }: { readonly feature: Feature }) {
  return (
    <>
      <SectionHead title={FEATURE_NAMES[feature]} />
      <EmptyState
        shape="bowl"
        titleAs="h2"
        title="Bu bölümü kullanmıyorsunuz"
        text="Sitenizde de kapalı. İçeriği duruyor; açtığınızda geri gelir."
        action={
          <ButtonLink variant="outline" size="sm" to={adminPaths.rules}>
            Bölümlere Gidin
          </ButtonLink>
        }
      />
    </>
  );
}
