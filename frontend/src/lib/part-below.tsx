import {
  Component,
  type ComponentType,
  lazy,
  memo,
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { leadOn, pressAgain } from './early-press.js';
import { findObstacle } from './new-version.js';
import { onSignOfLife } from './sign-of-life.js';

/**
 * How much of a part has to be seen before its code is asked for, if nobody does anything: a mere edge of it at the
 * bottom of the window is nothing to use yet.
 */
const EDGE = '-120px';

interface RegisteredPart {
  readonly bring: () => Promise<unknown>;
  readonly want: () => void;
}

const parts: RegisteredPart[] = [];

/** For the server, which draws every part. One after another: not every loader bears one module being asked for twice. */
export async function bringAllParts(): Promise<void> {
  for (const { bring } of parts) await bring();
}

/** For whoever goes to a place below: it stands only once all above it does. */
export function wantAllParts(): void {
  parts.forEach(({ want }) => want());
}

/**
 * A part below what is seen first. The server draws it; in the browser it stands as it came, and its code is brought
 * when it is seen, when it is reached by keyboard, when it would change, or when the visitor does anything: from then
 * on the page may change, and React lets nothing change around a part that it has not taken over. Where the code cannot
 * be had, the part stays as the server drew it, with links that lead on. A button that was pressed too early is pressed
 * again.
 */
export function partBelow<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined;
  let want: () => void = () => undefined;
  const wanted = new Promise<void>((resolve) => {
    want = resolve;
  });
  const bring = async () => {
    loaded ??= await load();
    return { default: loaded };
  };
  parts.push({ bring, want });
  const Awaited = lazy(() => wanted.then(bring)) as unknown as ComponentType<Props>;

  const Part = (props: Props) => {
    const place = useRef<HTMLDivElement>(null);
    const markup = useRef('');
    // Chosen once: another component type would begin the part anew when its code arrives.
    const [Shown] = useState<ComponentType<Props>>(() => loaded ?? Awaited);
    const [isAlive, setAlive] = useState(false);
    const [first] = useState(props);
    useEffect(() => {
      markup.current = place.current?.innerHTML ?? '';
      return whenWanted(place, want);
    }, []);
    useEffect(() => {
      if (props !== first) want();
    }, [props, first]);
    const drawn = isAlive ? props : first;
    // Drawn again before its time, what came from the server would have to make way.
    const part = useMemo(
      () => (
        <Suspense>
          <Shown {...drawn} />
          <Arrival place={place} onArrived={setAlive} />
        </Suspense>
      ),
      [Shown, drawn],
    );
    return (
      <div ref={place} data-part="">
        <AsItCame place={place} markup={markup}>
          {part}
        </AsItCame>
      </div>
    );
  };
  return Object.assign(memo(Part) as unknown as ComponentType<Props>, { want });
}

interface ArrivalProps {
  readonly place: RefObject<HTMLElement | null>;
  readonly onArrived: (hasArrived: true) => void;
}

/** Tells that React has taken over what stands beside it, and presses what was pressed in vain. */
function Arrival({ place, onArrived }: ArrivalProps) {
  useEffect(() => {
    onArrived(true);
    pressAgain(place.current);
  }, [place, onArrived]);
  return null;
}

interface AsItCameProps {
  readonly place: RefObject<HTMLElement | null>;
  /** What the server drew, while that is all there is. */
  readonly markup: RefObject<string>;
  readonly children: ReactNode;
}

/** A part that fails takes nothing else along, and what could be read of it can still be read. */
class AsItCame extends Component<AsItCameProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { readonly hasFailed: true } {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    leadOn(this.props.place.current);
    void findObstacle(error);
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return <div dangerouslySetInnerHTML={{ __html: this.props.markup.current }} />;
  }
}

function whenWanted(place: RefObject<HTMLElement | null>, want: () => void): () => void {
  const element = place.current;
  // Nothing of it came from the server: whoever came here by a link wants it now.
  if (element === null || element.textContent === '') {
    want();
    return () => undefined;
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) want();
    },
    { rootMargin: `0px 0px ${EDGE}` },
  );
  observer.observe(element);
  element.addEventListener('focusin', want, { once: true });
  const stopListening = onSignOfLife(want);
  return () => {
    observer.disconnect();
    element.removeEventListener('focusin', want);
    stopListening();
  };
}
