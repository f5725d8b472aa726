import type { Right } from '@contract/admin/rights.js';
import type { LazyPage } from '../../lib/navigation/lazy-page.js';
import { ButtonLink } from '../../ui/button.js';
import { EmptyState } from '../../ui/empty-state.js';
import { adminPaths } from '../lib/admin-paths.js';
import { roleName } from '../lib/role-names.js';
import { useAdmin } from '../lib/use-admin.js';
import { useMay } from '../lib/use-may.js';
import { SectionHead } from '../ui/section-head.js';

/** The section for admins who have the right; for others, who may have followed a link, the way back. */
export function whileAllowed(right: Right, Section: LazyPage): LazyPage {
  const AllowedSection = () => (useMay(right) ? <Section /> : <OutsideRole />);
  return Object.assign(AllowedSection, { preload: Section.preload });
}

function OutsideRole() {
  const { role } = useAdmin();
  return (
    <>
      <SectionHead title="Kapalı bölüm" />
      <EmptyState
        shape="vase"
        titleAs="h2"
        title="Bu sayfa rolünüzün dışında"
        text={`Rolünüz: ${roleName(role)}. Bu sayfada bir işiniz varsa bir süper yöneticiye haber verin.`}
        action={
          <ButtonLink variant="outline" size="sm" to={adminPaths.home}>
            Bölümlerinize Dönün
          </ButtonLink>
        }
      />
    </>
  );
}
