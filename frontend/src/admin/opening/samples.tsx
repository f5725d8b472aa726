import { chakra } from '@chakra-ui/react';
import type { SampleCounts, SamplesView } from '@contract/opening/samples.views.js';
import { PackageOpen, Trash2 } from 'lucide-react';
import { trpc } from '../../lib/server/trpc.js';
import { Button } from '../../ui/button.js';
import { Icon } from '../../ui/icon.js';
import { Note } from '../../ui/note.js';
import { type LeftSamples, useSamples } from './use-samples.js';

/** Offers samples to a shop that is empty, and takes them away again. Nothing is shown where there is neither. */
export function Samples() {
  const { data: view } = trpc.admin.opening.samples.useQuery(undefined, { refetchOnMount: 'always' });
  const { take, remove, left, isBusy } = useSamples();
  const isPresent = view !== undefined && countOf(view.present) > 0;
  if (!view || (!view.mayBeTaken && !isPresent && left === null)) return null;
  return (
    <chakra.section id="ornekler" aria-labelledby="samples" scrollMarginTop="24">
      <chakra.h2 id="samples" textStyle="h4" mb="1">
        Örnek veriler
      </chakra.h2>
      {left !== null && (
        <chakra.div my="3">
          <Left {...left} />
        </chakra.div>
      )}
      {isPresent ? (
        <Present view={view} isBusy={isBusy} onRemove={() => void remove()} />
      ) : (
        view.mayBeTaken && <Offer view={view} isBusy={isBusy} onTake={() => void take()} />
      )}
    </chakra.section>
  );
}

interface OfferProps {
  readonly view: SamplesView;
  readonly isBusy: boolean;
  readonly onTake: () => void;
}

function Offer({ view: { offered }, isBusy, onTake }: OfferProps) {
  return (
    <>
      <chakra.p color="fg.muted" mb="3">
        Dolu bir dükkânın nasıl göründüğünü görmek isterseniz örneklerle başlayın: resimleriyle{' '}
        {inWords(offered)}. Kimseye görünmezler; tek adımda kaldırırsınız.
      </chakra.p>
      <Button
        variant="outline"
        size="sm"
        icon={<Icon as={PackageOpen} />}
        pending={isBusy}
        pendingLabel="Örnekler alınıyor..."
        onClick={onTake}
      >
        Örnek Verilerle Başla
      </Button>
    </>
  );
}

interface PresentProps {
  readonly view: SamplesView;
  readonly isBusy: boolean;
  readonly onRemove: () => void;
}

function Present({ view: { present }, isBusy, onRemove }: PresentProps) {
  return (
    <>
      <chakra.p color="fg.muted" mb="3">
        Dükkânınızda örnek olarak gelen {inWords(present)} var. Kaldırdığınızda değiştirdikleriniz ve
        satılanlar kalır.
      </chakra.p>
      <Button
        variant="outline"
        size="sm"
        icon={<Icon as={Trash2} />}
        pending={isBusy}
        pendingLabel="Kaldırılıyor..."
        onClick={onRemove}
      >
        Örnekleri Kaldır
      </Button>
    </>
  );
}

const MOST_NAMED = 10;

function Left({ kept, held }: LeftSamples) {
  if (kept.length + held.length === 0) return <Note tone="success">Örneklerin hepsi kaldırıldı.</Note>;
  return (
    <chakra.div display="grid" gap="3">
      {kept.length > 0 && (
        <Note tone="info">
          Şunlar kaldı, çünkü değiştirdiniz ya da satıldı: {someOf(kept)}. Artık sizin; isterseniz tek tek
          silin.
        </Note>
      )}
      {held.length > 0 && (
        <Note tone="info">
          Şunlar şu anda birinin sepetinde ayrılmış, bu yüzden örnek olarak kaldı: {someOf(held)}. Satılmazsa
          birazdan yeniden kaldırabilirsiniz.
        </Note>
      )}
    </chakra.div>
  );
}

function someOf(names: readonly string[]): string {
  const others = names.length - MOST_NAMED;
  return names.slice(0, MOST_NAMED).join('; ') + (others > 0 ? ` ve ${others} tane daha` : '');
}

function countOf({ products, sessions, posts }: SampleCounts): number {
  return products + sessions + posts;
}

function inWords({ products, sessions, posts }: SampleCounts): string {
  const parts = [
    ...(products > 0 ? [`${products} ürün`] : []),
    ...(sessions > 0 ? [`${sessions} workshop tarihi`] : []),
    ...(posts > 0 ? [`${posts} blog yazısı`] : []),
  ];
  const last = parts.pop() ?? '';
  return parts.length === 0 ? last : `${parts.join(', ')} ve ${last}`;
}
