import { trpc } from '../../../lib/server/trpc.js';
import { Skeleton } from '../../../ui/skeleton.js';
import { VisuallyHidden } from '../../../ui/visually-hidden.js';
import { LoadError } from '../../ui/load-error.js';
import { NOT_LOADED } from '../studio.texts.js';
import { LookForm } from './look-form.js';

export function LookTab() {
  const look = trpc.admin.studio.look.useQuery();
  if (look.data) return <LookForm read={look.data} />;
  if (look.isLoadingError) return <LoadError query={look} what={NOT_LOADED} titleAs="h2" />;
  return (
    <>
      <VisuallyHidden role="status">Görünüm yükleniyor</VisuallyHidden>
      <Skeleton h="480px" maxW="760px" />
    </>
  );
}
