import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Returns the secret of the printed address, and takes it out of the address bar and so out of the history. */
export function useFirstAdminToken(): string {
  const { hash } = useLocation();
  const [token] = useState(hash.slice(1));
  useEffect(() => window.history.replaceState(window.history.state, '', window.location.pathname), []);
  return token;
}
