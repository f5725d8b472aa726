import { createContext, useContext, useState } from 'react';

/** True around a page that stays mounted with its typed values while another page is shown in front of it. */
export const HiddenPage = createContext(false);

/** Hides a pop-up together with its page, and shows it again with what was typed into it. */
export function useHiddenPage(open: boolean) {
  const isPageHidden = useContext(HiddenPage);
  const [wasPageHidden, setWasPageHidden] = useState(false);
  const hasBeenHidden = open && (isPageHidden || wasPageHidden);
  if (wasPageHidden !== hasBeenHidden) setWasPageHidden(hasBeenHidden);
  return {
    isPageHidden,
    root: { open: open && !isPageHidden, lazyMount: true, unmountOnExit: !wasPageHidden },
  };
}
