import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/** The secret of the link that was followed, taken out of the address bar: the history does not need it. */
export function useMailedKey(): string {
  const [search] = useSearchParams();
  const [key] = useState(search.get('anahtar') ?? '');
  useEffect(() => window.history.replaceState(window.history.state, '', window.location.pathname), []);
  return key;
}
