import { useState } from 'react';
import type { CaptchaType, CaptchaView } from '@contract/captcha/captcha.view.js';
import { trpc } from '../server/trpc.js';

const RETRY_MS = 1_000;

export interface Captcha {
  readonly isRequired: boolean;
  readonly type: CaptchaType;
  /** Null while it is loading, and when it could not be loaded. */
  readonly view: CaptchaView | null;
  readonly isMissing: boolean;
  /** Loads a new captcha; each one counts for one answer only. */
  readonly renew: () => void;
  readonly switchType: () => void;
  /** Shows a captcha because the server required one, regardless of its settings. */
  readonly insist: () => void;
}

/** `isAskedByShop` is the shop's setting. */
export function useCaptcha(isAskedByShop: boolean): Captcha {
  const [isInsisted, setInsisted] = useState(false);
  const [type, setType] = useState<CaptchaType>('visual');
  const isRequired = isAskedByShop || isInsisted;
  const { data, isFetching, isError, refetch } = trpc.captcha.get.useQuery(
    { type },
    // Changing windows must not replace the captcha that is being answered.
    {
      enabled: isRequired,
      gcTime: 0,
      staleTime: Infinity,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      // Another try by itself; a captcha costs the shop a picture each time.
      retry: 1,
      retryDelay: RETRY_MS,
    },
  );
  return {
    isRequired,
    type,
    view: isFetching || isError ? null : (data ?? null),
    isMissing: isError && !isFetching,
    renew: () => {
      if (isRequired) void refetch();
    },
    switchType: () => setType(type === 'visual' ? 'text' : 'visual'),
    insist: () => setInsisted(true),
  };
}
