import { trpc } from '../../../../lib/server/trpc.js';
import { Skeleton } from '../../../../ui/skeleton.js';
import { VisuallyHidden } from '../../../../ui/visually-hidden.js';
import { LoadError } from '../../../ui/load-error.js';
import { SettingsForm } from './settings-form.js';

export function SettingsTab() {
  const settings = trpc.admin.email.settings.useQuery();
  if (settings.data) return <SettingsForm read={settings.data} />;
  if (settings.isLoadingError) {
    return <LoadError query={settings} what="Ayarlar yüklenirken hata oluştu" titleAs="h2" />;
  }
  return (
    <>
      <VisuallyHidden role="status">E-posta ayarları yükleniyor</VisuallyHidden>
      <Skeleton h="480px" maxW="640px" />
    </>
  );
}
