import { connect } from 'node:tls';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { BACKUP_PROBLEMS } from '../../../contract/operations/backups/backups.views.js';
import { demoSettings } from '../../platform/config/demo-settings.js';
import { Settings } from '../../platform/config/settings.js';
import { IyzicoGateways } from '../../payments/iyzico/iyzico-gateways.service.js';
import { DEMO_WORDS, ON_THE_SERVER } from './server-words.js';
import { databaseLine, paymentService } from './place-rules.js';
import { type CheckGroup, failed, passed, type SecurityCheck, warning } from './security-check.js';

const ANSWERS_WITHIN_MS = 4_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const RENEWED_BEFORE_DAYS = 14;
/** A week, and a night for the one that could not. */
const TESTED_WITHIN_DAYS = 8;
const LEAST_DIFFERENT_LETTERS = 10;

/** Checks the environment of the shop: connections, secrets, backups. */
@Injectable()
export class PlaceChecksService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly settings: Settings,
    private readonly iyzico: IyzicoGateways,
  ) {}

  async run(): Promise<CheckGroup> {
    const checks = [
      await this.certificate(),
      await this.databaseLine(),
      this.secrets(),
      this.demo(),
      paymentService(this.iyzico.address),
      await this.backup(),
      await this.testRestore(),
    ];
    return { title: 'Bağlantı, sırlar ve yedek', checks };
  }

  private async certificate(): Promise<SecurityCheck> {
    const name = 'TLS';
    const { protocol, hostname, port } = new URL(this.settings.PUBLIC_URL);
    if (protocol !== 'https:') {
      return failed(
        name,
        'Site adresi https değil; şifreler açık gider.',
        `Site https ile açılmalı; Ayarlar › Bağlantılar’daki “Alan adı” bunu ölçer. ${ON_THE_SERVER}`,
      );
    }
    const validTo = await certificateEnd(hostname, Number(port) || 443).catch(() => null);
    if (validTo === null) {
      return warning(
        name,
        `${hostname} adresine buradan güvenli bağlantı kurulamadı.`,
        'Sertifikanın geçerli olduğuna tarayıcınızda bakın.',
      );
    }
    const days = Math.floor((validTo.getTime() - Date.now()) / DAY_MS);
    const finding = `Sertifika geçerli; bitmesine ${days} gün var.`;
    return days > RENEWED_BEFORE_DAYS
      ? passed(name, finding)
      : warning(name, finding, 'Sertifikanın kendiliğinden yenilendiğinden emin olun.');
  }

  private async databaseLine(): Promise<SecurityCheck> {
    const [line] = await this.dataSource.query<[{ isEncrypted: boolean; address: string | null }]>(
      `SELECT coalesce((SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()), false) AS "isEncrypted",
              host(inet_server_addr()) AS address`,
    );
    return databaseLine(line);
  }

  private secrets(): SecurityCheck {
    const name = 'Sır uzunlukları';
    const { APP_SECRET: secret } = this.settings;
    const isRandom = new Set(secret).size >= LEAST_DIFFERENT_LETTERS;
    return isRandom
      ? passed(name, `Sunucunun gizli anahtarı ${secret.length} karakter.`)
      : failed(
          name,
          'Sunucunun gizli anahtarı hep aynı harflerden.',
          `Yerine 32 rastgele bayt üretilmeli. ${ON_THE_SERVER}`,
        );
  }

  private demo(): SecurityCheck {
    const name = 'Demo bilgileri';
    const used = demoSettings(this.settings);
    return used.length === 0
      ? passed(name, 'Ayarlarda demo ya da örnek değeri yok.')
      : failed(
          name,
          `Demo ya da örnek değeri duruyor: ${used.map((name) => DEMO_WORDS[name]).join(', ')}.`,
          `Herkese açmadan önce hepsi değiştirilmeli. ${ON_THE_SERVER}`,
        );
  }

  private async backup(): Promise<SecurityCheck> {
    const name = 'Son yedek';
    const [last] = await this.dataSource.query<{ finishedAt: Date }[]>(
      `SELECT finished_at AS "finishedAt" FROM backup_run ORDER BY finished_at DESC LIMIT 1`,
    );
    if (!last) {
      return warning(
        name,
        'Yedek bilgisi yok.',
        'Ayarlar › Yedekler’de bir yedek alın ve geri yüklemeyi deneyin.',
      );
    }
    const hours = Math.floor((Date.now() - last.finishedAt.getTime()) / HOUR_MS);
    const finding = `${hours} saat önce.`;
    if (hours <= 26) return passed(name, finding);
    const advice = 'Ayarlar › Yedekler’de son yedeğin neden alınamadığına bakın.';
    return hours > 7 * 24 ? failed(name, finding, advice) : warning(name, finding, advice);
  }

  /** Whether the newest backup could be brought back the last time that it was tried. */
  private async testRestore(): Promise<SecurityCheck> {
    const name = 'Geri yükleme denemesi';
    const [last] = await this.dataSource.query<
      { finishedAt: Date; problem: keyof typeof BACKUP_PROBLEMS | null }[]
    >(
      `SELECT finished_at AS "finishedAt", problem FROM backup_task
       WHERE kind = 'test_restore' AND finished_at IS NOT NULL ORDER BY id DESC LIMIT 1`,
    );
    if (!last) return warning(name, 'Hiçbir yedek denenmedi.', 'Ayarlar › Yedekler’de denemeyi başlatın.');
    if (last.problem !== null) {
      return failed(name, 'Son yedek geri yüklenemedi.', BACKUP_PROBLEMS[last.problem]);
    }
    const days = Math.floor((Date.now() - last.finishedAt.getTime()) / DAY_MS);
    const finding = `${days} gün önce başarılı.`;
    return days <= TESTED_WITHIN_DAYS
      ? passed(name, finding)
      : warning(name, finding, 'Ayarlar › Yedekler’de denemeyi yeniden başlatın.');
  }
}

/** Fails when nothing answers there, or with an untrusted certificate. */
function certificateEnd(host: string, port: number): Promise<Date> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port, servername: host, timeout: ANSWERS_WITHIN_MS }, () => {
      resolve(new Date(socket.getPeerCertificate().valid_to));
      socket.end();
    });
    socket.on('timeout', () => socket.destroy(new Error('No answer in time.')));
    socket.on('error', reject);
  });
}
