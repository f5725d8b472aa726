export const BACKUP_TASK_KINDS = ['backup', 'test_restore'] as const;
export type BackupTaskKind = (typeof BACKUP_TASK_KINDS)[number];
export type BackupTaskStatus = 'waiting' | 'running' | 'done' | 'failed';

/** Why a backup or a test restore failed, with the studio's words for it and for what helps. */
export const BACKUP_PROBLEMS = {
  disk_full: 'Diskte yer kalmadı. Yer açıp yeniden deneyin; eski yedekler duruyor.',
  not_writable: 'Yedek klasörüne yazılamıyor. BACKUP_DIR klasörünün var olduğuna ve iznine bakın.',
  pictures_missing:
    'Veritabanının andığı bazı resimler depoda yok; bu yedek sayılmadı, eskiler silinmedi. Resimlerin klasörü ya da kovası yerinde mi, bakın.',
  already_running: 'Sunucuda o sırada başka bir yedek alınıyordu. Bitince yeniden deneyin.',
  no_backup: 'Klasörde denenecek bir yedek yok. Önce yedek alın.',
  backup_broken: 'Yedek bozuk: geri yüklenemedi. Yeni bir yedek alın; bozulmanın nedenine, diske bakın.',
  data_differs:
    'Yedek geri yüklendi, ama içindeki sayılar tutmuyor. Sunucuda npm run verify:data komutunu çalıştırın.',
  may_not_create_database:
    'Veritabanı kullanıcısının yeni veritabanı açma izni yok. Sunucuda ALTER ROLE … CREATEDB komutunu verin.',
  interrupted: 'Yarıda kaldı: süreç durdu. Yeniden deneyin.',
  unexpected: 'Beklenmedik bir hata oldu; nedeni sunucunun loglarında yazıyor.',
} as const;
export type BackupProblem = keyof typeof BACKUP_PROBLEMS;

/** The newest run of a kind. */
export interface BackupTaskView {
  readonly kind: BackupTaskKind;
  readonly status: BackupTaskStatus;
  /** ISO instants. */
  readonly requestedAt: string;
  readonly finishedAt: string | null;
  /** From 0 to 1. */
  readonly progress: number;
  /** The backup that was made or tried; null before. */
  readonly backupName: string | null;
  readonly problem: BackupProblem | null;
}

export interface BackupView {
  /** The name of its folder. */
  readonly name: string;
  /** ISO instant. */
  readonly finishedAt: string;
  readonly sizeBytes: number;
  /** The folder as its maker wrote it; without its path for all but super admins. */
  readonly place: string;
  /** Whether it lies in the shop's backup folder, from which it can be downloaded. */
  readonly isHere: boolean;
}

export interface BackupsView {
  /** The folder of the backups, without its path for all but super admins; null when none is set. */
  readonly folder: string | null;
  /** How many are kept. */
  readonly keep: number;
  /** ISO instant; null without a folder. */
  readonly nextAt: string | null;
  /** The newest first. */
  readonly backups: readonly BackupView[];
  readonly newestBackup: BackupTaskView | null;
  readonly newestTestRestore: BackupTaskView | null;
}
