import { trpc } from '../../../lib/server/trpc.js';
import { Skeleton } from '../../../ui/skeleton.js';
import { VisuallyHidden } from '../../../ui/visually-hidden.js';
import { LoadError } from '../../ui/load-error.js';
import { NOT_LOADED } from '../studio.texts.js';
import { SellerForm } from './seller-form.js';

export function SellerTab() {
  const seller = trpc.admin.studio.seller.useQuery();
  if (seller.data) return <SellerForm read={seller.data} />;
  if (seller.isLoadingError) return <LoadError query={seller} what={NOT_LOADED} titleAs="h2" />;
  return (
    <>
      <VisuallyHidden role="status">Satıcı bilgileri yükleniyor</VisuallyHidden>
      <Skeleton h="480px" maxW="760px" />
    </>
  );
}
