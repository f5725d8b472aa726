import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Returns the secret token of the link and removes it from the address bar, so that it is not in the history. */
export function useMailLinkToken(): string {
  const [search] = useSearchParams();
  const [key] = useState(search.get('anahtar') ?? '');
  useEffect(() => window.history.replaceState(window.history.state, '', window.location.pathname), []);
  return key;
}
