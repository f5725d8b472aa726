import { chakra } from '@chakra-ui/react';
import { focusAt, focusPosition, type PictureFocus } from '@contract/media/picture-focus.js';
import { type Picture, pictureUrl } from '@contract/media/picture.js';
import type { KeyboardEvent, PointerEvent } from 'react';

interface FocusAreaProps {
  readonly picture: Picture;
  readonly focus: PictureFocus;
  readonly onAim: (focus: PictureFocus) => void;
}

const SHOWN_WIDTH = 640;
/** In percent of the picture; ten times as far with Shift. */
const STEP = 1;
const LONG_STEP = 10;
const DIRECTIONS: Partial<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const Area = chakra('div', {
  base: {
    position: 'relative',
    overflow: 'hidden',
    borderRadius: 'md',
    maxW: 'full',
    bg: 'bg.picture',
    cursor: 'crosshair',
    userSelect: 'none',
    // A finger moves the point here, not the page.
    touchAction: 'none',
    _focusVisible: { outlineOffset: '3px' },
    '& img': { display: 'block', maxW: 'full', maxH: '320px', pointerEvents: 'none' },
  },
});

const Mark = chakra('span', { base: { position: 'absolute', pointerEvents: 'none' } });

/** The whole picture, on which the point that stays in view is moved by mouse, finger or arrow keys. */
export function FocusArea({ picture, focus, onAim }: FocusAreaProps) {
  const aimAt = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    onAim(focusAt(((clientX - left) / width) * 100, ((clientY - top) / height) * 100));
  };
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    aimAt(event);
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) aimAt(event);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const [x, y] = DIRECTIONS[event.key] ?? [0, 0];
    if (x === 0 && y === 0) return;
    event.preventDefault();
    const by = event.shiftKey ? LONG_STEP : STEP;
    onAim(focusAt(focus.x + x * by, focus.y + y * by));
  };
  return (
    <Area
      role="slider"
      tabIndex={0}
      aria-label="Odak noktası"
      aria-roledescription="iki yönlü ayar"
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={focus.x}
      aria-valuetext={`soldan %${focus.x}, üstten %${focus.y}`}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onKeyDown={onKeyDown}
    >
      <img src={pictureUrl(picture, SHOWN_WIDTH, 'webp')} alt="" draggable={false} />
      <Frame isWide={picture.width >= picture.height} focus={focus} />
      <Mark
        left={`${focus.x}%`}
        top={`${focus.y}%`}
        translate="-50% -50%"
        boxSize="5"
        borderRadius="full"
        bg="brand.solid"
        borderWidth="3px"
        borderColor="bg"
        boxShadow="md"
      />
    </Area>
  );
}

/** The shop's square; what is outside of it is dimmed. */
function Frame({ isWide, focus }: { readonly isWide: boolean; readonly focus: PictureFocus }) {
  const [x, y] = isWide ? [focus.x, 50] : [50, focus.y];
  const [left, top] = focusPosition({ x, y }).split(' ');
  return (
    <Mark
      aspectRatio="1 / 1"
      {...(isWide ? { h: 'full' } : { w: 'full' })}
      style={{ left, top, translate: `-${x}% -${y}%` }}
      boxShadow="0 0 0 1000px rgb(250 246 240 / 0.72)"
      outline="2px solid"
      outlineColor="brand.solid"
      outlineOffset="-2px"
    />
  );
}
