import { chakra } from '@chakra-ui/react';
import { ExternalLink, type LucideIcon, Monitor, Smartphone } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { PREVIEW_PATH } from '../../lib/site/preview-messages.js';
import { Icon } from '../../ui/icon.js';
import { IconButton } from '../../ui/icon-button.js';
import { Spinner } from '../../ui/spinner.js';
import type { PreviewWidth } from './use-content-address.js';
import { type Previewed, usePreview } from './use-preview.js';

/** The size of the page in the frame in CSS pixels; the frame is scaled down to fit. */
const SIZES: Readonly<Record<PreviewWidth, { readonly width: number; readonly height: number }>> = {
  telefon: { width: 390, height: 780 },
  masaustu: { width: 1440, height: 1600 },
};

interface PreviewPanelProps {
  readonly previewed: Previewed;
  readonly isUnsaved: boolean;
  readonly width: PreviewWidth;
  readonly onWidth: (width: PreviewWidth) => void;
  /** Called with the texts at the clicked place, the innermost first. */
  readonly onPressed: (texts: readonly string[]) => void;
}

/** Shows the real page with the text that is being edited, at the width of a phone or a desktop. */
export function PreviewPanel({ previewed, isUnsaved, width, onWidth, onPressed }: PreviewPanelProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const { isReady, isUnseen, hasFailed, isStale } = usePreview(frame, previewed, onPressed);
  return (
    <chakra.aside
      aria-label="Önizleme"
      borderWidth="1px"
      borderColor="border.control"
      borderRadius="lg"
      overflow="hidden"
      bg="bg.surface"
    >
      <chakra.div display="flex" alignItems="center" gap="2" ps="4" pe="1.5" py="1.5">
        <chakra.span role="status" flex="1" minW="0" textStyle="sm" fontWeight="600">
          {titleOf({ hasFailed, isStale, isUnsaved })}
        </chakra.span>
        {!isReady && !hasFailed && <Spinner />}
        <WidthButton name="masaustu" label="Masaüstü görünümü" icon={Monitor} {...{ width, onWidth }} />
        <WidthButton name="telefon" label="Telefon görünümü" icon={Smartphone} {...{ width, onWidth }} />
        <chakra.a
          href={previewed.item.page}
          target="_blank"
          rel="noopener"
          aria-label="Sayfayı yeni sekmede aç"
          display="inline-grid"
          placeItems="center"
          boxSize="target"
          borderRadius="md"
          color="fg.muted"
          _hover={{ color: 'fg' }}
        >
          <Icon as={ExternalLink} />
        </chakra.a>
      </chakra.div>
      {!previewed.isEdited && (
        <chakra.p px="4" pb="3" textStyle="sm" color="fg.muted">
          Değiştirmek istediğiniz yazıya önizlemede tıklayın.
        </chakra.p>
      )}
      {isUnseen && (
        <chakra.p px="4" pb="3" textStyle="sm" color="fg.muted">
          Bu metin sayfanın açık duran bölümünde görünmüyor: bir pencerede, bir bağlantıda ya da koşulu
          tamamlanınca görünür. Pencereleri önizlemede açabilirsiniz.
        </chakra.p>
      )}
      <ScaledFrame frame={frame} size={SIZES[width]} />
    </chakra.aside>
  );
}

interface PreviewState {
  readonly hasFailed: boolean;
  readonly isStale: boolean;
  readonly isUnsaved: boolean;
}

function titleOf({ hasFailed, isStale, isUnsaved }: PreviewState): string {
  if (isStale) return 'Önizleme yenilenemedi; önceki hâli görünüyor';
  if (hasFailed) return 'Önizleme şu anda açılamıyor';
  return isUnsaved ? 'Önizleme, kaydedilmedi' : 'Önizleme, yayındaki hâli';
}

interface WidthButtonProps {
  readonly name: PreviewWidth;
  readonly label: string;
  readonly icon: LucideIcon;
  readonly width: PreviewWidth;
  readonly onWidth: (width: PreviewWidth) => void;
}

function WidthButton({ name, label, icon, width, onWidth }: WidthButtonProps) {
  const isOn = name === width;
  return (
    <chakra.span borderRadius="md" bg={isOn ? 'bg.muted' : undefined}>
      <IconButton aria-label={label} aria-pressed={isOn} onClick={() => onWidth(name)}>
        <Icon as={icon} />
      </IconButton>
    </chakra.span>
  );
}

interface ScaledFrameProps {
  readonly frame: React.RefObject<HTMLIFrameElement | null>;
  readonly size: { readonly width: number; readonly height: number };
}

function ScaledFrame({ frame, size }: ScaledFrameProps) {
  const place = useRef<HTMLDivElement>(null);
  const room = useWidthOf(place);
  const scale = Math.min(1, room / size.width);
  return (
    <chakra.div ref={place} overflow="hidden" display="grid" justifyItems="center" bg="bg.muted">
      <chakra.div
        style={{
          width: size.width * scale,
          height: size.height * scale,
          overflow: 'hidden',
          maxHeight: '80vh',
        }}
      >
        <chakra.iframe
          ref={frame}
          title="Sayfanın önizlemesi"
          src={PREVIEW_PATH}
          border="0"
          bg="bg"
          transformOrigin="0 0"
          style={{
            width: size.width,
            height: `min(${size.height}px, ${80 / scale}vh)`,
            transform: `scale(${scale})`,
          }}
        />
      </chakra.div>
    </chakra.div>
  );
}

function useWidthOf(place: React.RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(390);
  useEffect(() => {
    if (place.current === null) return;
    const observer = new ResizeObserver(([entry]) => entry && setWidth(entry.contentRect.width));
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place]);
  return width;
}
