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
import { releaseLinks, replayPresses } from '../rendering/event-replay.js';
import { diagnoseLoadFailure } from '../server/load-failure.js';
import { onFirstInteraction } from '../rendering/first-interaction.js';

/** A section must be this far in the window before its code is loaded; nobody can use a mere edge of it yet. */
const EDGE = '-120px';

interface RegisteredSection {
  readonly load: () => Promise<unknown>;
  readonly request: () => void;
}

const sections: RegisteredSection[] = [];

/** Loads every section for the server. They are loaded in turn, because some loaders fail when a module is asked for twice. */
export async function loadAllSections(): Promise<void> {
  for (const { load } of sections) await load();
}

/** Requests every section before the page scrolls to a place further down, whose position depends on those above it. */
export function requestAllSections(): void {
  sections.forEach(({ request }) => request());
}

/**
 * A section below the first screen. The server renders it; the browser keeps that markup until it loads the section's
 * code and hydrates it. It does so when the section is seen or focused, when its props change, or at the visitor's first
 * interaction: from then on the page may change, and React would discard markup that is not hydrated. When the code
 * cannot be loaded, the markup stays as a static fallback with working links. A press before hydration is replayed.
 */
export function lazySection<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined;
  let request: () => void = () => undefined;
  const requested = new Promise<void>((resolve) => {
    request = resolve;
  });
  const loadOnce = async () => {
    loaded ??= await load();
    return { default: loaded };
  };
  sections.push({ load: loadOnce, request });
  const LoadedOnRequest = lazy(() => requested.then(loadOnce)) as unknown as ComponentType<Props>;

  const Section = (props: Props) => {
    const place = useRef<HTMLDivElement>(null);
    const markup = useRef('');
    // The component type is chosen once, because another type would remount the section when its code arrives.
    const [Shown] = useState<ComponentType<Props>>(() => loaded ?? LoadedOnRequest);
    const [isHydrated, setHydrated] = useState(false);
    const [first] = useState(props);
    useEffect(() => {
      markup.current = place.current?.innerHTML ?? '';
      return requestWhenNeeded(place, request);
    }, []);
    useEffect(() => {
      if (props !== first) request();
    }, [props, first]);
    const shownProps = isHydrated ? props : first;
    // Rendering again before hydration would discard the server's markup.
    const section = useMemo(
      () => (
        <Suspense>
          <Shown {...shownProps} />
          <HydrationMarker place={place} onHydrated={setHydrated} />
        </Suspense>
      ),
      [Shown, shownProps],
    );
    return (
      <div ref={place} data-island="">
        <StaticFallback place={place} markup={markup}>
          {section}
        </StaticFallback>
      </div>
    );
  };
  return Object.assign(memo(Section) as unknown as ComponentType<Props>, { request });
}

interface HydrationMarkerProps {
  readonly place: RefObject<HTMLElement | null>;
  readonly onHydrated: (isHydrated: true) => void;
}

/** Reports that React has hydrated its siblings, and replays a press that came too early. */
function HydrationMarker({ place, onHydrated }: HydrationMarkerProps) {
  useEffect(() => {
    onHydrated(true);
    void replayPresses(place.current);
  }, [place, onHydrated]);
  return null;
}

interface StaticFallbackProps {
  readonly place: RefObject<HTMLElement | null>;
  /** The server's markup of the section. */
  readonly markup: RefObject<string>;
  readonly children: ReactNode;
}

/** Shows the server's markup when the section fails, so that it stays readable and the rest of the page works. */
class StaticFallback extends Component<StaticFallbackProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { readonly hasFailed: true } {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    releaseLinks(this.props.place.current);
    void diagnoseLoadFailure(error);
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return <div dangerouslySetInnerHTML={{ __html: this.props.markup.current }} />;
  }
}

function requestWhenNeeded(place: RefObject<HTMLElement | null>, request: () => void): () => void {
  const element = place.current;
  // Without markup from the server the page was opened by a link, and the section is needed at once.
  if (element === null || element.textContent === '') {
    request();
    return () => undefined;
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) request();
    },
    { rootMargin: `0px 0px ${EDGE}` },
  );
  observer.observe(element);
  element.addEventListener('focusin', request, { once: true });
  const stopListening = onFirstInteraction(request);
  return () => {
    observer.disconnect();
    element.removeEventListener('focusin', request);
    stopListening();
  };
}
