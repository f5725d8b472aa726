import '../../../lib/forms/class-metadata.js';
import { chakra } from '@chakra-ui/react';
import { formatDateTime } from '@contract/common/dates.js';
import type { BackupsView, BackupView } from '@contract/operations/backups/backups.views.js';
import { ArchiveRestore, DatabaseBackup } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '../../../ui/button.js';
import { Icon } from '../../../ui/icon.js';
import { Note } from '../../../ui/note.js';
import { Skeleton } from '../../../ui/skeleton.js';
import { VisuallyHidden } from '../../../ui/visually-hidden.js';
import { formatFileSize } from '../../lib/media-labels.js';
import { LoadError } from '../../ui/load-error.js';
import { SectionHead } from '../../ui/section-head.js';
import { BackupList } from './backup-list.js';
import { DownloadBackup } from './download-backup.js';
import { TaskState } from './task-state.js';
import { isUnderWay, useAskForBackup, useBackups } from './use-backups.js';
import { useMay } from '../../lib/use-may.js';

/** When the shop was saved, when it will be next, and whether what was saved can be brought back. */
export function BackupsPage() {
  const backups = useBackups();
  return (
    <>
      <SectionHead
        title="Yedekler"
        lead="Veritabanı ve resimler her gece yedeklenir; en yeni yedek haftada bir kendiliğinden geri yüklenip denenir."
      />
      {backups.isLoadingError && <LoadError query={backups} what="Yedekler okunamadı" titleAs="h2" />}
      {backups.isPending && (
        <div>
          <VisuallyHidden role="status">Yedekler yükleniyor</VisuallyHidden>
          <Skeleton h="180px" mb="4" />
          <Skeleton h="240px" />
        </div>
      )}
      {backups.data && <Backups view={backups.data} />}
    </>
  );
}

function Backups({ view }: { readonly view: BackupsView }) {
  const mayTakeOut = useMay('data.takeOut');
  const asking = useAskForBackup();
  const [downloaded, setDownloaded] = useState<BackupView | null>(null);
  const { folder, newestBackup, newestTestRestore } = view;
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="6" maxW="960px">
      {folder === null && <NotSetUp />}
      <chakra.div display="grid" gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '1fr 1fr' }} gap="6">
        <Part
          title="Yedek alma"
          action={
            <Button
              size="sm"
              icon={<Icon as={DatabaseBackup} />}
              disabled={folder === null || isUnderWay(newestBackup)}
              pending={asking.isAsking}
              onClick={() => void asking.make()}
            >
              Şimdi Yedek Al
            </Button>
          }
        >
          <Facts view={view} />
          <TaskState
            task={newestBackup}
            doing="Yedek alınıyor"
            never="Dükkân daha kendisi yedek almadı."
            done={() => 'Son yedek tam.'}
          />
        </Part>
        <Part
          title="Geri yükleme denemesi"
          action={
            <Button
              variant="outline"
              size="sm"
              icon={<Icon as={ArchiveRestore} />}
              disabled={folder === null || isUnderWay(newestTestRestore)}
              pending={asking.isAsking}
              onClick={() => void asking.testRestore()}
            >
              Şimdi Dene
            </Button>
          }
        >
          <chakra.p color="fg.muted">
            En yeni yedek haftada bir ayrı bir veritabanına yüklenir, sayıları denetlenir ve o veritabanı
            silinir. Dükkânın kendi verisine dokunulmaz.
          </chakra.p>
          <TaskState
            task={newestTestRestore}
            doing="Geri yükleme deneniyor"
            never="Henüz denenmedi; ilk yedekten sonra kendiliğinden denenir."
            done={() => 'Yedek geri yüklendi ve sayıları tuttu.'}
          />
        </Part>
      </chakra.div>
      <section aria-label="Alınan yedekler">
        <BackupList backups={view.backups} onDownload={mayTakeOut ? setDownloaded : null} />
        {!mayTakeOut && view.backups.length > 0 && (
          <chakra.p mt="3" textStyle="sm" color="fg.muted">
            Yedekleri yalnızca süper yöneticiler indirebilir.
          </chakra.p>
        )}
      </section>
      <DownloadBackup backup={downloaded} onClose={() => setDownloaded(null)} />
    </chakra.div>
  );
}

function NotSetUp() {
  return (
    <Note tone="warning">
      Yedeklerin klasörü ayarlanmamış, bu yüzden dükkân kendisi yedek almıyor. Sunucuda BACKUP_DIR ayarına bir
      klasör yazıp dükkânı yeniden başlatın; klasör başka bir diskte olursa daha güvenli olur.
    </Note>
  );
}

function Facts({ view: { backups, nextAt, folder, keep } }: { readonly view: BackupsView }) {
  const [last] = backups;
  const facts = [
    [
      'Son yedek',
      last ? `${formatDateTime(last.finishedAt)} · ${formatFileSize(last.sizeBytes)}` : 'Henüz yok',
    ],
    ['Sıradaki', nextAt === null ? 'Kurulu değil' : formatDateTime(nextAt)],
    ['Nerede', folder ?? 'Kurulu değil'],
    ['Saklanan', `En yeni ${keep} yedek`],
  ] as const;
  return (
    <chakra.dl display="grid" gridTemplateColumns="auto minmax(0, 1fr)" columnGap="4" rowGap="1.5">
      {facts.map(([name, value]) => (
        <chakra.div key={name} display="contents">
          <chakra.dt color="fg.muted">{name}</chakra.dt>
          <chakra.dd overflowWrap="anywhere">{value}</chakra.dd>
        </chakra.div>
      ))}
    </chakra.dl>
  );
}

interface PartProps {
  readonly title: string;
  readonly action: ReactNode;
  readonly children: ReactNode;
}

function Part({ title, action, children }: PartProps) {
  const id = useId();
  return (
    <chakra.section
      aria-labelledby={id}
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      alignContent="start"
      gap="4"
      p="5"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="lg"
    >
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="3">
        <chakra.h2 id={id} textStyle="h4">
          {title}
        </chakra.h2>
        {action}
      </chakra.div>
      {children}
    </chakra.section>
  );
}
