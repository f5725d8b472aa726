import { ButtonLink } from '../../ui/button.js';
import { EmptyState } from '../../ui/empty-state.js';
import { adminPaths } from '../lib/admin-paths.js';
import { SectionHead } from '../ui/section-head.js';

export function NotFoundPage() {
  return (
    <>
      <SectionHead title="Bulunamadı" />
      <EmptyState
        shape="bowl"
        titleAs="h2"
        title="Burada bir bölüm yok"
        text="Adres değişmiş ya da yanlış yazılmış olabilir. Aradığınız bölüm menüde duruyor."
        action={
          <ButtonLink variant="outline" size="sm" to={adminPaths.home}>
            Başa Dönün
          </ButtonLink>
        }
      />
    </>
  );
}
