import { trpc } from '../../../lib/trpc.js';
import { ConflictDialog } from '../../ui/conflict-dialog.js';
import { DetailsForm } from '../details-form.js';
import { useDetailsForm } from '../use-details-form.js';
import { ClosedDaysFields } from './closed-days-fields.js';
import { FooterFields, IdentityFields, PlaceFields, SocialFields } from './profile-fields.js';
import { profileConflict, profileResolver, type ProfileValues, profileValues } from './profile-values.js';
import { WeekFields } from './week-fields.js';

const HISTORY = { section: 'profile', differences: profileConflict } as const;

export function ProfileForm({ read }: { readonly read: ProfileValues }) {
  const { client, admin, content } = trpc.useUtils();
  const { form, conflict, submit, choices } = useDetailsForm<ProfileValues>({
    read,
    resolver: profileResolver,
    send: async (typed) => {
      await client.admin.studio.saveProfile.mutate(typed);
      await Promise.all([admin.studio.profile.invalidate(), content.invalidate()]);
    },
    readAgain: async () => profileValues(await client.admin.studio.profile.query()),
    saved: 'Atölye bilgileri kaydedildi; site hemen böyle görünür.',
  });
  return (
    <DetailsForm label="Atölye" form={form} onSubmit={submit} history={HISTORY}>
      <IdentityFields />
      <PlaceFields />
      <WeekFields />
      <ClosedDaysFields />
      <SocialFields />
      <FooterFields />
      {conflict && <ConflictDialog fields={profileConflict(conflict.mine, conflict.theirs)} {...choices} />}
    </DetailsForm>
  );
}
