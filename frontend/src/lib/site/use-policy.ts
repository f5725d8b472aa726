import type { Policy, PolicyKind } from '@contract/content/policy.js';
import type { ContactDetails } from '@contract/content/site.js';
import { trpc } from '../server/trpc.js';
import { useBuiltInCopy } from './use-built-in-copy.js';
import { useSiteTexts } from './use-site-texts.js';

interface ReadPolicy {
  /** Undefined while it is loading. */
  readonly policy: Policy | undefined;
  /** True when neither the studio's text nor the built-in one could be loaded. */
  readonly hasFailed: boolean;
  readonly isRetrying: boolean;
  readonly retry: () => void;
}

/** Returns a policy of the site, or the built-in one with the studio's contact details when it cannot be loaded. */
export function usePolicy(kind: PolicyKind, isWanted = true): ReadPolicy {
  const requested = trpc.content.policy.useQuery({ kind }, { enabled: isWanted });
  const contact = useSiteTexts().copy?.contact;
  const read = useBuiltInCopy<Policy>(['policy', kind, contact], requested, () => loadBuiltIn(kind, contact));
  return {
    policy: read.copy,
    hasFailed: read.isLoading && read.hasFailed,
    isRetrying: requested.isFetching,
    retry: () => void requested.refetch(),
  };
}

async function loadBuiltIn(kind: PolicyKind, contact: ContactDetails | undefined): Promise<Policy> {
  return (await import('@contract/content/policies.rules.js')).builtInPolicy(kind, contact);
}
