import { chakra } from '@chakra-ui/react';
import { pictureUrl } from '@contract/media/picture.js';
import type { MarkView, PictureMarkView } from '@contract/studio/studio-look.js';

/** Wide enough for the sharpest screens. */
const PICTURE_WIDTH = 480;
/** A wide mark is this many times as long as it is high, at most. */
const WIDEST = 5;

const Mark = chakra('svg', { base: { flexShrink: '0' } });

interface LogoProps {
  /** The studio's name. */
  readonly name: string;
  /** Undefined while it is loading: its place stays empty. */
  readonly mark: MarkView | undefined;
  readonly size?: number;
  /** On dark grounds; an uploaded mark stands on paper there. */
  readonly onDark?: boolean;
  readonly markOnly?: boolean;
}

/** The mark and the name, for a link to the home page. */
export function Logo({ name, mark, size = 28, onDark = false, markOnly = false }: LogoProps) {
  const showsName = !markOnly && (mark?.kind !== 'picture' || mark.showsName);
  return (
    <chakra.span
      display="inline-flex"
      alignItems="center"
      gap="10px"
      fontFamily="heading"
      fontWeight="420"
      fontSize={{ base: '1.5rem', md: '1.625rem' }}
      lineHeight="1"
      letterSpacing="-0.02em"
    >
      <LogoMark {...{ mark, size, onDark }} alt={showsName || markOnly ? '' : name} />
      {showsName && name}
    </chakra.span>
  );
}

interface LogoMarkProps {
  readonly mark: MarkView | undefined;
  readonly size: number;
  readonly onDark: boolean;
  readonly alt: string;
}

function LogoMark({ mark, size, onDark, alt }: LogoMarkProps) {
  if (mark === undefined) return <chakra.span boxSize={`${size}px`} />;
  if (mark.kind === 'picture') return <PictureMark {...{ mark, size, onDark, alt }} />;
  const line = { fill: 'none', stroke: 'currentColor', strokeWidth: 1.5 };
  return (
    <Mark
      color={onDark ? 'fg.invertedMuted' : 'brand.fg'}
      boxSize={`${size}px`}
      viewBox="0 0 32 32"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...(mark.isFilled ? { fill: 'currentColor' } : line)}
    >
      <path d={mark.path} />
    </Mark>
  );
}

function PictureMark({ mark, size, onDark, alt }: LogoMarkProps & { readonly mark: PictureMarkView }) {
  const { width, height } = mark.picture;
  // A mark that stands alone is the name as well.
  const tall = mark.showsName ? size : size * 1.4;
  const scale = Math.min(tall / height, (tall * WIDEST) / width);
  return (
    <chakra.img
      src={pictureUrl(mark.picture, PICTURE_WIDTH, 'webp')}
      width={Math.round(width * scale)}
      height={Math.round(height * scale)}
      alt={alt}
      flexShrink="0"
      {...(onDark && { bg: 'bg', p: '1', borderRadius: 'sm' })}
    />
  );
}
