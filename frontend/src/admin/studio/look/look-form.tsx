import { accentProperties } from '@contract/studio/accent.js';
import { trpc } from '../../../lib/server/trpc.js';
import { DetailsForm } from '../details-form.js';
import { useDetailsForm } from '../use-details-form.js';
import { AccentFields } from './accent-fields.js';
import { LOOK_SECTION, type LookValues } from './look-values.js';
import { MarkFields } from './mark-fields.js';

export function LookForm({ read }: { readonly read: LookValues }) {
  const { client, admin, content } = trpc.useUtils();
  const editing = useDetailsForm<LookValues>({
    read,
    of: LOOK_SECTION,
    send: async (typed) => {
      await client.admin.studio.saveLook.mutate(typed);
      showAccent(typed.accent);
      await Promise.all([admin.studio.look.invalidate(), content.invalidate()]);
    },
    readAgain: () => client.admin.studio.look.query(),
    saved: 'Görünüm kaydedildi; site ve e-postalar hemen böyle görünür.',
  });
  return (
    <DetailsForm editing={editing}>
      <MarkFields />
      <AccentFields />
    </DetailsForm>
  );
}

/** Other pages get the colour with their head; this one is open already. */
function showAccent(accent: string): void {
  const { style } = document.documentElement;
  Object.entries(accentProperties(accent)).forEach(([name, value]) => style.setProperty(name, value));
}
