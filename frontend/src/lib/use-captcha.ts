import { useState } from 'react';
import type { CaptchaType, CaptchaView } from '@contract/captcha/captcha.view.js';
import { trpc } from './trpc.js';

export interface Captcha {
  readonly isAsked: boolean;
  readonly type: CaptchaType;
  /** Null while it is on its way, and when it did not come. */
  readonly view: CaptchaView | null;
  readonly isMissing: boolean;
  /** Every answer counts once: after each try there is a new one to give. */
  readonly renew: () => void;
  readonly switchType: () => void;
  /** The server asks for one, whatever was known of its settings. */
  readonly insist: () => void;
}

/** `isAskedByShop`: as the shop's settings say. */
export function useCaptcha(isAskedByShop: boolean): Captcha {
  const [isInsisted, setInsisted] = useState(false);
  const [type, setType] = useState<CaptchaType>('visual');
  const isAsked = isAskedByShop || isInsisted;
  const { data, isFetching, isError, refetch } = trpc.captcha.get.useQuery(
    { type },
    // Looking elsewhere meanwhile must not take away what is being answered.
    {
      enabled: isAsked,
      gcTime: 0,
      staleTime: Infinity,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    },
  );
  return {
    isAsked,
    type,
    view: isFetching || isError ? null : (data ?? null),
    isMissing: isError && !isFetching,
    renew: () => {
      if (isAsked) void refetch();
    },
    switchType: () => setType(type === 'visual' ? 'text' : 'visual'),
    insist: () => setInsisted(true),
  };
}
