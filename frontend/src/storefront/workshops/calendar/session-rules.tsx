import { chakra } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { policyFor } from '@contract/workshops/policies/booking-policies.js';
import { describePolicy } from '@contract/workshops/policies/describe-policy.js';
import { trpc } from '../../../lib/server/trpc.js';

/** What a guest may do with a seat of this kind of workshop. The rules are read when somebody asks for them. */
export function SessionRules({ program }: { readonly program: number | null }) {
  const details = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);
  // Who opens it before the page is hydrated has no event for it.
  useEffect(() => setOpen(details.current?.open ?? false), []);
  const { data } = trpc.workshops.policies.useQuery(undefined, { enabled: isOpen });
  return (
    <chakra.details ref={details} mt="2" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <chakra.summary
        minH="target"
        w="fit-content"
        alignContent="center"
        textStyle="sm"
        color="fg.muted"
        cursor="pointer"
      >
        Gelemezsem ne olur?
      </chakra.summary>
      {data === undefined ? (
        <chakra.p textStyle="sm" color="fg.muted">
          Kuralların tamamı, ödemeden önce göreceğiniz ön bilgilendirme formunda yazar.
        </chakra.p>
      ) : (
        <chakra.ul ps="5" listStyleType="disc" textStyle="sm" color="fg.muted" display="grid" gap="1">
          {describePolicy(policyFor(data, program)).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </chakra.ul>
      )}
    </chakra.details>
  );
}
