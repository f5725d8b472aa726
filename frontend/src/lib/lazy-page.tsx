import { type ComponentType, lazy, type ReactElement, useState } from 'react';

/** A page whose code comes when it is opened. */
export interface LazyPage {
  (): ReactElement;
  /** Brings the code. Drawn after that, the page stands at once, which the server and the first look at it need. */
  readonly preload: () => Promise<void>;
}

export function lazyPage(load: () => Promise<ComponentType>): LazyPage {
  let loaded: ComponentType | undefined;
  const bring = async () => {
    loaded = await load();
    return { default: loaded };
  };
  const Awaited = lazy(bring);
  const Page = () => {
    // Chosen once: another component type would begin the page anew when its code arrives.
    const [Shown] = useState<ComponentType>(() => loaded ?? Awaited);
    return <Shown />;
  };
  return Object.assign(Page, {
    preload: async () => {
      await bring();
    },
  });
}
