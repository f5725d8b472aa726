import { trpc } from '../../../lib/server/trpc.js';
import { Skeleton } from '../../../ui/skeleton.js';
import { VisuallyHidden } from '../../../ui/visually-hidden.js';
import { LoadError } from '../../ui/load-error.js';
import { NOT_LOADED } from '../studio.texts.js';
import { ProfileForm } from './profile-form.js';

export function ProfileTab() {
  const profile = trpc.admin.studio.profile.useQuery();
  if (profile.data) return <ProfileForm read={profile.data} />;
  if (profile.isLoadingError) return <LoadError query={profile} what={NOT_LOADED} titleAs="h2" />;
  return (
    <>
      <VisuallyHidden role="status">Atölye bilgileri yükleniyor</VisuallyHidden>
      <Skeleton h="480px" maxW="760px" />
    </>
  );
}
