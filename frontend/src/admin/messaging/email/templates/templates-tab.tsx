import { trpc } from '../../../../lib/server/trpc.js';
import { useOpenRecord } from '../../../lib/use-open-record.js';
import { useRefetchErrorToast } from '../../../lib/use-refetch-error-toast.js';
import { DataTable } from '../../../ui/data-table.js';
import { LoadError } from '../../../ui/load-error.js';
import { templateColumns } from './template-columns.js';
import { TemplateDialog } from './template-dialog.js';
import { useTemplateActions } from './use-template-actions.js';

const LOAD_FAILED = 'Şablonlar yüklenirken hata oluştu';

export function TemplatesTab() {
  const templates = trpc.admin.email.templates.useQuery();
  const { id: openKind, open, close } = useOpenRecord('sablon');
  const opened = templates.data?.find(({ kind }) => kind === openKind);
  const actions = useTemplateActions();
  useRefetchErrorToast(templates, LOAD_FAILED);
  if (templates.isLoadingError) {
    return <LoadError query={templates} what={LOAD_FAILED} titleAs="h2" />;
  }
  return (
    <>
      <DataTable
        caption="E-posta şablonları"
        columns={templateColumns(actions)}
        rows={templates.data}
        rowKey={({ kind }) => kind}
        onOpen={({ kind }) => open(kind)}
        rowLabel={({ label }) => label}
        empty={null}
      />
      {opened && <TemplateDialog key={opened.kind} template={opened} onClose={close} />}
    </>
  );
}
