import type { JobList } from '@contract/operations/jobs/jobs.views.js';

interface ListWords {
  readonly tab: string;
  readonly caption: string;
  readonly lead: string;
  readonly none: { readonly title: string; readonly text: string };
}

/** The name of each list of jobs, and its meaning for the admin. */
export const JOB_LIST_WORDS: Readonly<Record<JobList, ListWords>> = {
  failed: {
    tab: 'Başarısız',
    caption: 'Başarısız işler',
    lead: 'Defalarca denendi, olmadı. Nedeni ortadan kalktıysa yeniden deneyin, artık gerekmiyorsa silin. 30 gün saklanır.',
    none: { title: 'Başarısız iş yok', text: 'Hiçbir iş defalarca denenip bırakılmadı.' },
  },
  active: {
    tab: 'Çalışan',
    caption: 'Çalışan işler',
    lead: 'Şu anda yapılanlar. Çoğu bir saniyeden kısa sürer.',
    none: { title: 'Çalışan iş yok', text: 'Yeni bir iş gelince burada görünür.' },
  },
  waiting: {
    tab: 'Sırada',
    caption: 'Sıradaki işler',
    lead: 'Yer açılınca yapılacaklar; en uzun bekleyen en üstte.',
    none: { title: 'Bekleyen iş yok', text: 'Gelen her iş hemen ele alındı.' },
  },
  delayed: {
    tab: 'Ertelenen',
    caption: 'Ertelenen işler',
    lead: 'Bir denemesi olmadı ya da zamanı gelmedi. Kendiliğinden yeniden denenir; bir şey yapmanız gerekmez.',
    none: { title: 'Ertelenen iş yok', text: 'Yeniden denenmeyi bekleyen bir şey yok.' },
  },
  outbox: {
    tab: 'Kuyruğa girecek',
    caption: 'Kuyruğa girecek işler',
    lead: 'Yazıldı, kuyruğa henüz verilmedi. Dakikalarca kalan varsa kuyruk ya da işleri yürüten süreç durmuştur.',
    none: { title: 'Kuyruğa girmeyi bekleyen iş yok', text: 'Yazılan her iş kuyruğa verildi.' },
  },
};
