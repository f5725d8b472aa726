import { trpc } from '../../../lib/server/trpc.js';
import { DetailsForm } from '../details-form.js';
import { useDetailsForm } from '../use-details-form.js';
import { ClosedDaysFields } from './closed-days-fields.js';
import { FooterFields, IdentityFields, PlaceFields, SocialFields } from './profile-fields.js';
import { PROFILE_SECTION, type ProfileValues } from './profile-values.js';
import { WeekFields } from './week-fields.js';

export function ProfileForm({ read }: { readonly read: ProfileValues }) {
  const { client, admin, content } = trpc.useUtils();
  const editing = useDetailsForm<ProfileValues>({
    read,
    of: PROFILE_SECTION,
    send: async (typed) => {
      await client.admin.studio.saveProfile.mutate(typed);
      await Promise.all([admin.studio.profile.invalidate(), content.invalidate()]);
    },
    readAgain: () => client.admin.studio.profile.query(),
    saved: 'Atölye bilgileri kaydedildi; site hemen böyle görünür.',
  });
  return (
    <DetailsForm editing={editing}>
      <IdentityFields />
      <PlaceFields />
      <WeekFields />
      <ClosedDaysFields />
      <SocialFields />
      <FooterFields />
    </DetailsForm>
  );
}
