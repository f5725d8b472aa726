import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { describeError } from '../../../lib/server/describe-error.js';
import { errorCodeOf } from '../../../lib/server/error-code.js';
import { CHECK_TOKEN_FAILED } from '../../../lib/server/failure.texts.js';
import { trpc } from '../../../lib/server/trpc.js';

type ResetLink =
  | { readonly status: 'checking' }
  | { readonly status: 'invalid' }
  | { readonly status: 'unknown'; readonly problem: string; readonly retry: () => void }
  | ValidLink;

export interface ValidLink {
  readonly status: 'valid';
  readonly token: string;
  readonly email: string;
  readonly userName: string;
  /** True when the link also puts the former address of the account back. */
  readonly restoresEmail: boolean;
}

/** The errors of an invalid link; after any other error a retry may help. */
const USELESS = new Set<unknown>(['reset_link_invalid', 'invalid_input']);

/** Removes the secret token of the link from the address bar and checks it. */
export function useResetToken(): { readonly link: ResetLink; readonly invalidate: () => void } {
  const [search] = useSearchParams();
  const [token] = useState(search.get('token') ?? '');
  const [isInvalidated, setInvalidated] = useState(false);
  const { client } = trpc.useUtils();
  // Checked by a mutation, so that the token is in no address; the answer is not cached beyond this page.
  const check = useQuery({
    queryKey: ['reset-link', token],
    queryFn: () => client.passwordReset.check.mutate({ token }),
    enabled: token !== '',
    staleTime: Infinity,
    gcTime: 0,
  });
  // Removes the token from the history and from screenshots.
  useEffect(() => window.history.replaceState(window.history.state, '', window.location.pathname), []);

  return { link: readLink(), invalidate: () => setInvalidated(true) };

  function readLink(): ResetLink {
    if (token === '' || isInvalidated || USELESS.has(errorCodeOf(check.error))) return { status: 'invalid' };
    if (check.isError && !check.isFetching) {
      const problem = describeError(check.error, CHECK_TOKEN_FAILED).message;
      return { status: 'unknown', problem, retry: () => void check.refetch() };
    }
    return check.data ? { status: 'valid', token, ...check.data } : { status: 'checking' };
  }
}
