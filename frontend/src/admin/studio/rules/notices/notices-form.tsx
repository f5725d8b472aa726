import { chakra } from '@chakra-ui/react';
import { Controller, useFormContext } from 'react-hook-form';
import { NOTICE_KINDS } from '@contract/studio/notice-addresses.js';
import { trpc } from '../../../../lib/server/trpc.js';
import { TextArea } from '../../../../ui/text-field.js';
import { FieldPair } from '../../../ui/field-pair.js';
import { DetailsForm } from '../../details-form.js';
import { useDetailsForm } from '../../use-details-form.js';
import { NOTICE_LABELS, type NoticeName, NOTICES_SECTION, type NoticesValues } from './notices-values.js';

export function NoticesForm({ read }: { readonly read: NoticesValues }) {
  const { client, admin } = trpc.useUtils();
  const editing = useDetailsForm<NoticesValues>({
    read,
    of: NOTICES_SECTION,
    send: async (typed) => {
      await client.admin.studio.saveNotices.mutate(typed);
      await admin.studio.notices.invalidate();
    },
    readAgain: () => client.admin.studio.notices.query(),
    saved: 'Bildirim adresleri kaydedildi; bundan sonraki bildirimler bunlara gider.',
  });
  return (
    <DetailsForm editing={editing}>
      <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="6">
        <chakra.p color="fg.muted">
          Olanların atölyede kime e-postayla bildirileceği. Her satıra bir adres yazın; boş bıraktığınız
          bildirimler genel adreslere gider.
        </chakra.p>
        <AddressesField name="usual" />
        <FieldPair>
          {NOTICE_KINDS.map((kind) => (
            <AddressesField key={kind} name={kind} />
          ))}
        </FieldPair>
      </chakra.div>
    </DetailsForm>
  );
}

/** E-mail addresses, one on each line. */
function AddressesField({ name }: { readonly name: NoticeName }) {
  const { control, formState } = useFormContext<NoticesValues>();
  const { message } = (formState.errors[name] ?? {}) as { readonly message?: string };
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { value, onChange, onBlur, ref } }) => (
        <TextArea
          ref={ref}
          label={NOTICE_LABELS[name]}
          optional={name !== 'usual'}
          rows={2}
          error={message}
          value={value.join('\n')}
          onBlur={onBlur}
          onChange={({ target }) => onChange(target.value === '' ? [] : target.value.split('\n'))}
        />
      )}
    />
  );
}
