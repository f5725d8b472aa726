import { ButtonLink } from '../../ui/button.js';
import { adminPaths } from '../lib/admin-paths.js';
import { ComingPage } from './coming-page.js';

/** What the next release brings, and where the same is to be found until then. */
export const ContentComing = () => (
  <ComingPage
    title="Sayfa İçerikleri"
    text="Sayfa metinlerini sonraki sürümle buradan yazacaksınız. Sitedeki metinler olduğu gibi duruyor."
    action={
      <ButtonLink variant="outline" size="sm" to={adminPaths.media}>
        Görsellere Gidin
      </ButtonLink>
    }
  />
);
export const EmailComing = () => (
  <ComingPage
    title="E-posta Yönetimi"
    text="E-posta ayarları ve şablonları sonraki sürümle gelecek. Sipariş ve rezervasyon e-postaları kendiliğinden gidiyor."
  />
);
