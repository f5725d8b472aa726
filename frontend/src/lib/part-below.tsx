import { type ComponentType, lazy, memo, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { pressAgain } from './early-press.js';
import { onSignOfLife } from './sign-of-life.js';

/** How far ahead of being seen a part's code is asked for. */
const AHEAD = '800px';

const parts: (() => Promise<void>)[] = [];

/** For the server, which draws every part. */
export async function bringAllParts(): Promise<void> {
  await Promise.all(parts.map((bring) => bring()));
}

/**
 * A part below what is seen first. The server draws it; in the browser it stands as it came, and its code is brought
 * when it is about to be seen, when it is reached by keyboard, or when the visitor does anything: from then on the
 * page may change, and React changes nothing around a part that it has not taken over. A button that was pressed too
 * early is pressed again.
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
  parts.push(async () => {
    await bring();
  });
  const Awaited = lazy(() => wanted.then(bring)) as unknown as ComponentType<Props>;

  const Part = (props: Props) => {
    const place = useRef<HTMLDivElement>(null);
    // Chosen once: another component type would begin the part anew when its code arrives.
    const [Shown] = useState<ComponentType<Props>>(() => loaded ?? Awaited);
    useEffect(() => whenWanted(place, want), []);
    return (
      <div ref={place}>
        <Suspense>
          <Shown {...props} />
          <Arrival place={place} />
        </Suspense>
      </div>
    );
  };
  // Drawn again without need, what came from the server would have to make way.
  const Kept = memo(Part) as unknown as ComponentType<Props>;
  /** `want`: for whoever knows that the part is needed before it is near. */
  return Object.assign(Kept, { want });
}

/** Presses what was pressed in vain, now that React has taken over what stands beside it. */
function Arrival({ place }: { readonly place: RefObject<HTMLElement | null> }) {
  useEffect(() => pressAgain(place.current), [place]);
  return null;
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
    { rootMargin: AHEAD },
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
