import { chakra } from '@chakra-ui/react';
import { Eraser } from 'lucide-react';
import type { SettingsView } from '@contract/security-center/admin-settings.views.js';
import { securitySettingsFrom } from '@contract/common/security-settings.js';
import { formatSettings } from '@contract/security-center/setting-problem.js';
import { describeError } from '../../lib/server/describe-error.js';
import { trpc } from '../../lib/server/trpc.js';
import { mayLeave, useLeaveWarning } from '../../lib/navigation/use-leave-warning.js';
import { Button } from '../../ui/button.js';
import { Icon } from '../../ui/icon.js';
import { Note } from '../../ui/note.js';
import { Skeleton } from '../../ui/skeleton.js';
import { useRefetchErrorToast } from '../lib/use-refetch-error-toast.js';
import { ConflictDialog } from '../ui/conflict-dialog.js';
import { PasswordDialog } from '../ui/password-dialog.js';
import { RefreshButton } from '../ui/refresh-button.js';
import { SectionHead } from '../ui/section-head.js';
import { DataArchive } from './data-archive.js';
import { MaintenanceButton, type MaintenanceTurn } from './maintenance-row.js';
import { SecurityTestBlock } from './security-test-block.js';
import { SettingGroupsForm } from './setting-groups-form.js';
import { SettingsBar } from './settings-bar.js';
import { StatusPanel } from './status-panel.js';
import { useSaveSettings } from './use-save-settings.js';
import { useSecurityActions } from './use-security-actions.js';
import { useSettingsDraft } from './use-settings-draft.js';

/** Specification 3, section 9: the values shown while the real ones cannot be read. */
const BUILT_IN: SettingsView = {
  version: 0,
  values: formatSettings(securitySettingsFrom({})),
  isSmsAvailable: true,
};

/** Specification 3, section 8: the text depends on whether there was any answer. */
function readFailure(error: unknown): string {
  return describeError(error).code === 'network'
    ? 'Güvenlik ayarları yüklenemedi'
    : 'Güvenlik ayarları alınamadı';
}

/** Specification 3, section 2, 'Security settings'. */
export function SecurityPage() {
  const settings = trpc.admin.settings.get.useQuery();
  const { isPending, isFetching, isLoadingError, error, data } = settings;
  useRefetchErrorToast(settings, 'Güvenlik ayarları alınamadı', readFailure);
  const draft = useSettingsDraft(data ?? BUILT_IN);
  const saving = useSaveSettings(draft);
  useLeaveWarning(draft.isDirty, 'Güvenlik ayarlarında yaptığınız değişiklikler kaydedilmedi.');
  const actions = useSecurityActions();
  const maintenance: MaintenanceTurn = {
    isOn: data?.values.maintenance_mode === 'true',
    isTurning: actions.running === 'maintenance',
    onTurn: (isOn) => void actions.setMaintenance(isOn),
  };
  const refresh = async () => {
    if (!(await mayLeave())) return;
    draft.forget();
    await settings.refetch();
  };
  return (
    <>
      <SectionHead
        title="Güvenlik Ayarları"
        lead="Sitede nelerin açık olduğu ve nelerin sınırlandığı. Kaydettiğiniz, iki saniye içinde her yerde geçerli olur. Bir değişikliğiniz sitede görünmüyorsa Önbelleği Temizle, sayfaların hazır tutulan kopyalarını yeniletir."
        actions={
          <Actions
            isFetching={isFetching}
            isEmptying={actions.running === 'cache'}
            onRefresh={() => void refresh()}
            onEmpty={() => void actions.emptyCaches()}
          />
        }
      />
      {maintenance.isOn && <ClosedNote {...maintenance} />}
      <StatusPanel values={data?.values} />
      <SecurityTestBlock
        result={actions.lastTest}
        isRunning={actions.running === 'test'}
        onTest={() => void actions.test()}
      />
      <DataArchive />
      {isLoadingError && (
        <chakra.div mb="6">
          <Note tone="danger" role="alert">
            <strong>{readFailure(error)}.</strong> Aşağıda varsayılan ayarlar duruyor; gerçek ayarlar okunana
            kadar değiştirilemez.
          </Note>
        </chakra.div>
      )}
      {isPending ? (
        <Skeleton h="96" />
      ) : (
        <SettingGroupsForm
          values={draft.values}
          isLocked={data === undefined}
          isSmsAvailable={(data ?? BUILT_IN).isSmsAvailable}
          maintenance={maintenance}
          onChange={draft.change}
        />
      )}
      <SettingsBar
        isDirty={draft.isDirty}
        hasProblem={draft.hasProblem}
        isSaving={saving.isSaving}
        onSave={() => void saving.save()}
        onUndo={draft.forget}
      />
      {saving.conflict && <ConflictDialog {...saving.conflict} />}
      <PasswordDialog {...saving.question} />
    </>
  );
}

function Actions({
  isFetching,
  isEmptying,
  onRefresh,
  onEmpty,
}: {
  readonly isFetching: boolean;
  readonly isEmptying: boolean;
  readonly onRefresh: () => void;
  readonly onEmpty: () => void;
}) {
  return (
    <>
      <RefreshButton isPending={isFetching} onPress={onRefresh} />
      <Button
        variant="outline"
        size="sm"
        icon={<Icon as={Eraser} />}
        pending={isEmptying}
        pendingLabel="Temizleniyor..."
        onClick={onEmpty}
      >
        Önbelleği Temizle
      </Button>
    </>
  );
}

/** Reminds the admin, above everything else, that the site is closed. */
function ClosedNote(turn: MaintenanceTurn) {
  return (
    <chakra.div mb="6">
      <Note tone="warning">
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="3">
          <span>
            <strong>Bakım modu açık.</strong> Ziyaretçiler bakım ekranını görüyor; kimse alışveriş yapamıyor.
          </span>
          <MaintenanceButton {...turn} />
        </chakra.div>
      </Note>
    </chakra.div>
  );
}
