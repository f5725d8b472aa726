import { chakra } from '@chakra-ui/react';
import { type FieldPath, FormProvider, useForm } from 'react-hook-form';
import type { CustomerView } from '@contract/people/account.views.js';
import type { OwnProfileDto } from '@contract/people/profile.dto.js';
import { describeError } from '../../lib/server/describe-error.js';
import { trpc } from '../../lib/server/trpc.js';
import { useLeaveWarning } from '../../lib/navigation/use-leave-warning.js';
import { Button } from '../../ui/button.js';
import { ErrorSummary } from '../../ui/error-summary.js';
import { FormProblem } from '../../ui/form-problem.js';
import { PrivacyNotice } from '../../ui/privacy-notice.js';
import { toast } from '../../ui/toast.js';
import { AddressPart } from './address-part.js';
import { PersonFields } from './person-fields.js';
import { profileResolver, profileValues } from './profile-values.js';

/** The labels of the fields to check when the server does not know the chosen address. */
const UNKNOWN_PLACE = { 'place.neighbourhood': 'Mahalle seçin' };
const UNSAVED = 'Profilinizde yaptığınız değişiklikler kaydedilmedi.';

/** Specification 1, section 5, 'Profile'. */
export function ProfileForm({ customer }: { readonly customer: CustomerView }) {
  const form = useForm<OwnProfileDto>({
    resolver: profileResolver,
    defaultValues: profileValues(customer),
  });
  const { isDirty, isSubmitting, errors, submitCount } = form.formState;
  const save = useSave();
  useLeaveWarning(isDirty, UNSAVED);
  const submit = async (profile: OwnProfileDto) => {
    if (!isDirty) return;
    try {
      form.reset(profileValues(await save(profile)));
      toast.success({ text: 'Profil bilgileriniz güncellendi' });
    } catch (error) {
      const { code, message, fields } = describeError(error);
      const named = Object.entries(code === 'address_unknown' ? UNKNOWN_PLACE : fields);
      named.forEach(([field, text], index) =>
        form.setError(field as FieldPath<OwnProfileDto>, { message: text }, { shouldFocus: index === 0 }),
      );
      if (named.length === 0) form.setError('root', { message });
    }
  };
  return (
    <FormProvider {...form}>
      <chakra.form
        noValidate
        aria-label="Profil bilgileri"
        onSubmit={(event) => void form.handleSubmit(submit)(event)}
        display="grid"
        gap="8"
      >
        <ErrorSummary errors={errors} attempt={submitCount} />
        <PersonFields email={customer.email} />
        <AddressPart />
        <FormProblem text={errors.root?.message} />
        <PrivacyNotice>
          Kişisel verilerinizi KVKK kapsamında yalnızca üyeliğinizi yürütmek ve siparişlerinizi size
          ulaştırmak için işliyoruz.
        </PrivacyNotice>
        <chakra.div display="flex" alignItems="center" gap="4" flexWrap="wrap">
          {/* Not `disabled`, so that the button keeps the focus after saving. */}
          <Button
            type="submit"
            aria-disabled={!isDirty || isSubmitting || undefined}
            pending={isSubmitting}
            pendingLabel="Kaydediliyor..."
          >
            Değişiklikleri Kaydet
          </Button>
          {isDirty && !isSubmitting && (
            <Button variant="ghost" onClick={() => form.reset()}>
              Vazgeç
            </Button>
          )}
        </chakra.div>
      </chakra.form>
    </FormProvider>
  );
}

/** Saves the profile and updates the session for the whole site. Returns the saved account. */
function useSave() {
  const utils = trpc.useUtils();
  const update = trpc.account.updateProfile.useMutation();
  return async (profile: OwnProfileDto): Promise<CustomerView> => {
    const customer = await update.mutateAsync(profile);
    await utils.session.current.cancel();
    utils.session.current.setData(undefined, (session) => session && { ...session, customer });
    return customer;
  };
}
