import { chakra } from '@chakra-ui/react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { COMMUNICATION_CHOICE_ERRORS } from '@contract/messaging/preferences/communication-choices.errors.js';
import type { CommunicationChoicesView } from '@contract/messaging/preferences/communication-choices.views.js';
import { useMailLinkToken } from '../../../lib/account/use-mail-link-token.js';
import { useDocumentTitle } from '../../../lib/navigation/use-document-title.js';
import { errorCodeOf } from '../../../lib/server/error-code.js';
import { trpc } from '../../../lib/server/trpc.js';
import { ButtonLink } from '../../../ui/button.js';
import { ChoiceSwitches } from '../../../ui/choice-switches.js';
import { EmptyState } from '../../../ui/empty-state.js';
import { ErrorState } from '../../../ui/error-state.js';
import { NarrowPage } from '../../../ui/narrow-page.js';
import { Skeleton } from '../../../ui/skeleton.js';
import { VisuallyHidden } from '../../../ui/visually-hidden.js';
import { TO_HOME } from '../newsletter/to-home.js';

const TITLE = 'İletişim tercihleri';

/** The page that the foot of every mail leads to. Only its switches change anything. */
export function CommunicationChoicesPage() {
  useDocumentTitle(TITLE);
  const token = useMailLinkToken();
  return (
    <>
      {/* The address contains a secret until it is removed. */}
      <meta name="referrer" content="no-referrer" />
      <meta name="robots" content="noindex, nofollow" />
      {token === '' ? <InvalidLink /> : <Choices token={token} />}
    </>
  );
}

function Choices({ token }: { readonly token: string }) {
  const { client } = trpc.useUtils();
  const queries = useQueryClient();
  const queryKey = ['communication-choices', token];
  // Read by a mutation, so that the token is in no address; the answer is not cached beyond this page.
  const read = useQuery({
    queryKey,
    queryFn: () => client.communicationChoices.byLink.mutate({ token }),
    gcTime: 0,
  });
  const code = errorCodeOf(read.error);
  if (code === 'choices_link_invalid' || code === 'invalid_input') return <InvalidLink />;
  return (
    <NarrowPage title={TITLE} lead={<Lead view={read.data} />}>
      {read.data === undefined && !read.isError && <Loading />}
      {read.data === undefined && read.isError && (
        <ErrorState
          title="Tercihlerinizi şu anda gösteremiyoruz."
          titleAs="h2"
          text="Bağlantınız geçerliliğini koruyor."
          retrying={read.isFetching}
          onRetry={() => void read.refetch()}
        />
      )}
      {read.data && (
        <ChoiceSwitches
          view={read.data}
          choose={async (chosen) => {
            const turned = await client.communicationChoices.chooseByLink.mutate(
              Object.assign({ token }, chosen),
            );
            queries.setQueryData(queryKey, turned);
          }}
          readAgain={() => queries.invalidateQueries({ queryKey })}
        />
      )}
    </NarrowPage>
  );
}

function Lead({ view }: { readonly view: CommunicationChoicesView | undefined }) {
  return (
    <>
      {view && (
        <>
          <strong>{view.address}</strong> için:{' '}
        </>
      )}
      neye izin verdiğinizi görür, her birini dilediğiniz an açıp kapatırsınız. Sipariş ve rezervasyon
      haberleri bunlardan etkilenmez.
    </>
  );
}

function Loading() {
  return (
    <>
      <VisuallyHidden role="status">Tercihleriniz yükleniyor</VisuallyHidden>
      <Skeleton h="64" />
    </>
  );
}

function InvalidLink() {
  return (
    <chakra.div pt={{ base: '4', md: '10' }} pb="24" px="gutter">
      <EmptyState
        shape="bowl"
        titleAs="h1"
        title="Geçersiz Bağlantı"
        text={`${COMMUNICATION_CHOICE_ERRORS.choices_link_invalid.message} E-postadaki bağlantıyı bütünüyle açmayı deneyin.`}
        action={
          <ButtonLink to={TO_HOME.to} variant="outline">
            {TO_HOME.label}
          </ButtonLink>
        }
      />
    </chakra.div>
  );
}
