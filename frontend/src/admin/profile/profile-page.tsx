import '../../lib/forms/class-metadata.js';
import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { AdminProfile } from '@contract/admin/admin.views.js';
import { describeError } from '../../lib/server/describe-error.js';
import { formatShortDate } from '../../lib/time/format-short-date.js';
import { trpc } from '../../lib/server/trpc.js';
import { ErrorState } from '../../ui/error-state.js';
import { Skeleton } from '../../ui/skeleton.js';
import { fallbackTextIfReadable } from '../lib/fallback-texts.js';
import { roleName } from '../lib/role-names.js';
import { SectionHead } from '../ui/section-head.js';
import { AuthenticatorPart } from './authenticator/authenticator-part.js';
import { OwnAdminSessions } from './own-admin-sessions.js';
import { OwnPasswordForm } from './own-password-form.js';
import { OwnProfileForm } from './own-profile-form.js';

/** Specification 2, section 2.11. */
export function ProfilePage() {
  const profile = trpc.admin.profile.get.useQuery(undefined, {
    // Not during editing.
    refetchOnWindowFocus: false,
  });
  return (
    <>
      <SectionHead title="Profilim" lead="Panele girdiğiniz hesap." />
      {profile.data && <Profile profile={profile.data} />}
      {profile.isPending && <Skeleton h="96" maxW="640px" />}
      {profile.isError && profile.data === undefined && (
        <ErrorState
          title={describeError(profile.error, fallbackTextIfReadable('Profil bilgileri alınamadı')).message}
          titleAs="h2"
          retrying={profile.isFetching}
          onRetry={() => void profile.refetch()}
        />
      )}
    </>
  );
}

function Profile({ profile }: { readonly profile: AdminProfile }) {
  return (
    <chakra.div display="grid" gap="10" maxW="640px">
      <chakra.dl display="grid" gridTemplateColumns={{ base: '1fr 1fr', md: 'repeat(4, auto)' }} gap="4">
        <Fact name="Ad">{profile.name}</Fact>
        <Fact name="E-posta">{profile.email}</Fact>
        <Fact name="Rol">{roleName(profile.role)}</Fact>
        <Fact name="Kayıt tarihi">{formatShortDate(profile.createdAt)}</Fact>
      </chakra.dl>
      <Part title="Bilgileriniz">
        <OwnProfileForm profile={profile} />
      </Part>
      <Part title="Şifre değiştir">
        <OwnPasswordForm email={profile.email} />
      </Part>
      <Part title="Doğrulama uygulaması">
        <AuthenticatorPart />
      </Part>
      <Part title="Oturumlarım">
        <OwnAdminSessions />
      </Part>
    </chakra.div>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: string }) {
  return (
    <chakra.div minW="0">
      <chakra.dt textStyle="sm" color="fg.subtle">
        {name}
      </chakra.dt>
      <chakra.dd overflowWrap="anywhere">{children}</chakra.dd>
    </chakra.div>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <chakra.h2 textStyle="h4" mb="4">
        {title}
      </chakra.h2>
      {children}
    </section>
  );
}
