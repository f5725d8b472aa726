import { type ComponentType, lazy, type ReactElement, useState } from 'react';

/** A page whose code is loaded when it is opened. */
export interface LazyPage {
  (): ReactElement;
  /** Loads the code. The page then renders without suspending, which the server and hydration need. */
  readonly preload: () => Promise<void>;
}

export function lazyPage(loadCode: () => Promise<ComponentType>): LazyPage {
  let loaded: ComponentType | undefined;
  const load = async () => {
    loaded = await loadCode();
    return { default: loaded };
  };
  const LoadedOnRender = lazy(load);
  const Page = () => {
    // Chosen once, because another component type would remount the page when its code arrives.
    const [Shown] = useState<ComponentType>(() => loaded ?? LoadedOnRender);
    return <Shown />;
  };
  return Object.assign(Page, {
    preload: async () => {
      await load();
    },
  });
}
