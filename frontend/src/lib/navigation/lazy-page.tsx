import { type ComponentType, lazy, type ReactElement, useState } from 'react';

/** A page whose code is loaded when it is opened. */
export interface LazyPage<Props extends object = object> {
  (props: Props): ReactElement;
  /** Loads the code. The page then renders without suspending, which the server and hydration need. */
  readonly preload: () => Promise<void>;
}

/** `name`: the component among what the module exports. Named like this, each page costs the first script fewer bytes. */
export function lazyPage<Name extends string, Props extends object = object>(
  loadModule: () => Promise<Readonly<Record<Name, ComponentType<Props>>>>,
  name: Name,
): LazyPage<Props> {
  let loaded: ComponentType<Props> | undefined;
  const load = async () => {
    loaded = (await loadModule())[name];
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
