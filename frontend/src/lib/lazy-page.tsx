import { type ComponentType, lazy, type ReactElement, useState } from 'react';

/** A page whose code is loaded when it is opened. */
export interface LazyPage<Props extends object = object> {
  (props: Props): ReactElement;
  /** Loads the code. The page then renders without suspending, which the server and hydration need. */
  readonly preload: () => Promise<void>;
}

export function lazyPage<Props extends object = object>(
  loadCode: () => Promise<ComponentType<Props>>,
): LazyPage<Props> {
  let loaded: ComponentType<Props> | undefined;
  const load = async () => {
    loaded = await loadCode();
    return { default: loaded };
  };
  const LoadedOnRender = lazy(load);
  const Page = (props: Props) => {
    // Chosen once, because another component type would remount the page when its code arrives.
    const [Shown] = useState<ComponentType<Props>>(() => loaded ?? LoadedOnRender);
    return <Shown {...props} />;
  };
  return Object.assign(Page, {
    preload: async () => {
      await load();
    },
  });
}
