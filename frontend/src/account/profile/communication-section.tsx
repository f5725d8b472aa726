import { chakra } from '@chakra-ui/react';
import type { CustomerView } from '@contract/people/account.views.js';
import { trpc } from '../../lib/server/trpc.js';
import { ChoiceSwitches } from '../../ui/choice-switches.js';
import { ErrorState } from '../../ui/error-state.js';
import { Skeleton } from '../../ui/skeleton.js';

/** The switches of the account's address, which must be verified: anybody may type one. */
export function CommunicationSection({ customer }: { readonly customer: CustomerView }) {
  const { isEmailVerified, email, phone } = customer;
  const { client, communicationChoices } = trpc.useUtils();
  const query = trpc.communicationChoices.mine.useQuery(undefined, { enabled: isEmailVerified });
  if (!isEmailVerified) {
    return (
      <chakra.p color="fg.muted">
        E-posta adresinizi doğruladığınızda tercihlerinizi buradan değiştirebilirsiniz. Doğrulamadığınız bir
        adrese duyuru göndermeyiz.
      </chakra.p>
    );
  }
  if (query.data === undefined) {
    return query.isError ? (
      <ErrorState
        title="Tercihlerinizi şu anda gösteremiyoruz."
        retrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    ) : (
      <Skeleton h="64" />
    );
  }
  return (
    <ChoiceSwitches
      key={email}
      view={query.data}
      knownPhone={phone}
      choose={async (chosen) => {
        communicationChoices.mine.setData(undefined, await client.communicationChoices.choose.mutate(chosen));
      }}
      readAgain={() => communicationChoices.mine.invalidate()}
    />
  );
}
