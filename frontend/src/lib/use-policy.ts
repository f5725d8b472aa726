import type { Policy, PolicyKind } from '@contract/content/policy.js';
import type { ContactDetails } from '@contract/content/site-texts.js';
import { trpc } from './trpc.js';
import { useBuiltInCopy } from './use-built-in-copy.js';
import { useSiteTexts } from './use-site-texts.js';

interface ReadPolicy {
  /** Undefined while it is on its way. */
  readonly policy: Policy | undefined;
  /** Neither the studio's text nor ours could be brought. */
  readonly hasFailed: boolean;
  readonly isRetrying: boolean;
  readonly retry: () => void;
}

/** One of the site's policies as it stands today; ours, with the studio's contact details, when it cannot be had. */
export function usePolicy(kind: PolicyKind, isWanted = true): ReadPolicy {
  const asked = trpc.content.policy.useQuery({ kind }, { enabled: isWanted });
  const contact = useSiteTexts().copy?.contact;
  const read = useBuiltInCopy<Policy>(['policy', kind, contact], asked, () => bringBuiltIn(kind, contact));
  return {
    policy: read.copy,
    hasFailed: read.isLoading && read.hasFailed,
    isRetrying: asked.isFetching,
    retry: () => void asked.refetch(),
  };
}

async function bringBuiltIn(kind: PolicyKind, contact: ContactDetails | undefined): Promise<Policy> {
  return (await import('@contract/content/policies.rules.js')).builtInPolicy(kind, contact);
}
