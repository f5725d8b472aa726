import { chakra } from '@chakra-ui/react';
import { Plus, ScanSearch } from 'lucide-react';
import type { ScannedPicture } from '@contract/media/admin-media.views.js';
import { describeError } from '../../lib/server/describe-error.js';
import { trpc } from '../../lib/server/trpc.js';
import { Button } from '../../ui/button.js';
import { EmptyState } from '../../ui/empty-state.js';
import { ErrorState } from '../../ui/error-state.js';
import { Icon } from '../../ui/icon.js';
import { ResponsivePicture } from '../../ui/responsive-picture.js';
import { toast } from '../../ui/toast.js';
import { describeLoadFailure } from '../lib/describe-load-failure.js';
import { formatFileSize, mediaCategoryName } from '../lib/media-labels.js';
import { REGISTER_FAILED, SCAN_FAILED } from './media.texts.js';

/** Lists pictures that the site uses but the library lacks. Each can be added to it. */
export function SiteScan() {
  const utils = trpc.useUtils();
  // Only on demand, because it searches everything that the site shows.
  const scan = trpc.admin.media.scan.useQuery(undefined, { enabled: false });
  const registration = trpc.admin.media.register.useMutation();
  const found = scan.data?.found;
  const register = async (pictures: readonly ScannedPicture[]) => {
    try {
      const fileNames = pictures.map(({ picture }) => picture.fileName);
      const added = await registration.mutateAsync({ fileNames });
      toast.success({ text: `${added.length} görsel kütüphaneye eklendi.` });
    } catch (error) {
      toast.error({ text: describeError(error, REGISTER_FAILED).message });
    }
    await Promise.all([scan.refetch(), utils.admin.media.list.invalidate()]);
  };
  return (
    <>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3" mb="5">
        <Button
          icon={<Icon as={ScanSearch} />}
          pending={scan.isFetching}
          pendingLabel="Taranıyor..."
          onClick={() => void scan.refetch()}
        >
          Siteyi Tara
        </Button>
        {found !== undefined && found.length > 1 && (
          <Button
            variant="outline"
            icon={<Icon as={Plus} />}
            pending={registration.isPending}
            pendingLabel="Ekleniyor..."
            onClick={() => void register(found)}
          >
            Hepsini Medyaya Ekle ({found.length})
          </Button>
        )}
      </chakra.div>
      <chakra.p mb="5" color="fg.muted" maxW="60ch">
        Ürünlerde, blog yazılarında ve sayfa metinlerinde kullanılan ama kütüphanede olmayan görselleri bulur.
      </chakra.p>
      {scan.isError && <ErrorState title={describeLoadFailure(scan.error, SCAN_FAILED)} titleAs="h2" />}
      {found?.length === 0 && (
        <EmptyState
          shape="vase"
          titleAs="h2"
          title="Kütüphane eksiksiz"
          text="Sitede kullanılan bütün görseller medya kütüphanesinde."
        />
      )}
      {found !== undefined && found.length > 0 && (
        <chakra.ul aria-label="Bulunan görseller">
          {found.map((picture) => (
            <FoundPicture
              key={picture.path}
              found={picture}
              isBusy={registration.isPending}
              onRegister={() => void register([picture])}
            />
          ))}
        </chakra.ul>
      )}
    </>
  );
}

interface FoundPictureProps {
  readonly found: ScannedPicture;
  readonly isBusy: boolean;
  readonly onRegister: () => void;
}

function FoundPicture({ found, isBusy, onRegister }: FoundPictureProps) {
  const { picture, path, fileSize, category, uses } = found;
  return (
    <chakra.li
      display="grid"
      gridTemplateColumns={{ base: '72px minmax(0, 1fr)', md: '96px minmax(0, 1fr) auto' }}
      alignItems="center"
      columnGap="4"
      rowGap="2"
      py="3"
      borderBottomWidth="1px"
    >
      <chakra.div aspectRatio="1 / 1" borderRadius="md" overflow="hidden" bg="bg.picture">
        <ResponsivePicture picture={picture} sizes="96px" alt="" />
      </chakra.div>
      <chakra.div minW="0" overflowWrap="anywhere">
        <chakra.p fontWeight="600">{picture.fileName}</chakra.p>
        <chakra.p textStyle="sm" color="fg.muted">
          {path}
        </chakra.p>
        <chakra.p textStyle="sm" color="fg.muted">
          {picture.width} × {picture.height} · {formatFileSize(fileSize)} · {mediaCategoryName(category)}
        </chakra.p>
        <chakra.p textStyle="sm" color="fg.muted">
          {uses.map(({ label }) => label).join('; ')}
        </chakra.p>
      </chakra.div>
      <chakra.div gridColumn={{ base: '1 / -1', md: 'auto' }}>
        <Button
          variant="outline"
          size="sm"
          disabled={isBusy}
          aria-label={`Medyaya Ekle: ${picture.fileName}`}
          onClick={onRegister}
        >
          Medyaya Ekle
        </Button>
      </chakra.div>
    </chakra.li>
  );
}
