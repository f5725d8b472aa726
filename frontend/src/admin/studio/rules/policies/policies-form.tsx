import { chakra } from '@chakra-ui/react';
import { useFormContext, useWatch } from 'react-hook-form';
import { PROGRAM_SLOTS } from '@contract/workshops/program-slot.js';
import { trpc } from '../../../../lib/server/trpc.js';
import { Button } from '../../../../ui/button.js';
import { FieldGroup } from '../../../../ui/field-group.js';
import { useProgramNames } from '../../../lib/use-program-names.js';
import { DetailsForm } from '../../details-form.js';
import { useDetailsForm } from '../../use-details-form.js';
import {
  GENERAL_RULES,
  HAS_GENERAL_RULES,
  POLICIES_SECTION,
  type PoliciesValues,
} from './policies-values.js';
import { PolicyFields } from './policy-fields.js';

export function PoliciesForm({ read }: { readonly read: PoliciesValues }) {
  const { client, admin, workshops } = trpc.useUtils();
  const editing = useDetailsForm<PoliciesValues>({
    read,
    of: POLICIES_SECTION,
    send: async (typed) => {
      await client.admin.studio.savePolicies.mutate(typed);
      await Promise.all([admin.studio.policies.invalidate(), workshops.policies.invalidate()]);
    },
    readAgain: () => client.admin.studio.policies.query(),
    saved: 'Workshop kuralları kaydedildi; bundan sonra satılan yerlerde bunlar geçerli.',
  });
  return (
    <DetailsForm editing={editing}>
      <chakra.p color="fg.muted">
        Gelemeyen misafir yerini bu kurallarla kendisi taşır, başkasına bırakır ya da iptal eder. Kurallar
        ödemeden önce, ön bilgilendirme formunda ve bilette yazar; satılmış bir yer, satıldığı günkü
        kurallarla kalır. Siz misafire her zaman daha çoğunu tanıyabilirsiniz.
      </chakra.p>
      <FieldGroup legend={GENERAL_RULES}>
        <PolicyFields path="general" />
      </FieldGroup>
      <ProgramPolicies />
    </DetailsForm>
  );
}

/** Programs have the general rules until the studio gives them their own. */
function ProgramPolicies() {
  const { setValue, getValues } = useFormContext<PoliciesValues>();
  const programs = useWatch<PoliciesValues, 'programs'>({ name: 'programs' });
  const names = useProgramNames();
  const write = (next: PoliciesValues['programs']) =>
    setValue('programs', next, { shouldDirty: true, shouldValidate: true });
  return PROGRAM_SLOTS.map((program) => {
    const at = programs.findIndex((each) => each.program === program);
    const legend = names.find(({ value }) => value === String(program))?.label ?? `${program}. program`;
    return (
      <FieldGroup key={program} legend={legend}>
        {at === -1 ? (
          <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3">
            <chakra.span color="fg.muted">{HAS_GENERAL_RULES}</chakra.span>
            <Button
              variant="outline"
              size="sm"
              aria-label={`${legend}: ayrı kural yaz`}
              onClick={() => write([...programs, { program, policy: getValues('general') }])}
            >
              Ayrı Kural Yaz
            </Button>
          </chakra.div>
        ) : (
          <chakra.div display="grid" gap="4">
            <PolicyFields path={`programs.${at}.policy`} />
            <div>
              <Button
                variant="ghost"
                size="sm"
                aria-label={`${legend}: genel kurallara dön`}
                onClick={() => write(programs.filter((each) => each.program !== program))}
              >
                Genel Kurallara Dön
              </Button>
            </div>
          </chakra.div>
        )}
      </FieldGroup>
    );
  });
}
