import { createContext, useContext, useState } from 'react';

/** True around a page that is kept with all that was typed into it, but not shown just now. */
export const SetAside = createContext(false);

/** How a pop-up goes aside together with its page, and comes back with what was typed into it. */
export function useSetAside(open: boolean) {
  const isAside = useContext(SetAside);
  const [wasAside, setWasAside] = useState(false);
  if (wasAside !== (open && (isAside || wasAside))) setWasAside(open && (isAside || wasAside));
  return { isAside, root: { open: open && !isAside, lazyMount: true, unmountOnExit: !wasAside } };
}
