import { useSearchParams } from 'react-router-dom';

const WINDOW = 'pencere';
const CATEGORIES = 'kategoriler';

/** Whether the categories are open, in the address: Back closes them. */
export function useCategoriesWindow() {
  const [params, setParams] = useSearchParams();
  const put = (value: string | null, replace: boolean) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        if (value === null) next.delete(WINDOW);
        else next.set(WINDOW, value);
        return next;
      },
      { replace, preventScrollReset: true },
    );
  return {
    isOpen: params.get(WINDOW) === CATEGORIES,
    open: () => put(CATEGORIES, false),
    close: () => put(null, true),
  };
}
