import type { ErrorEntry } from '../../common/error-entry.js';

export const IMPORT_ERRORS = {
  import_not_found: { status: 404, message: 'Bu içe aktarma artık yok. Dosyayı yeniden yükleyin.' },
  import_file_missing: { status: 400, message: 'Bir tablo seçin: CSV ya da Excel (.xlsx).' },
  import_file_too_large: {
    status: 413,
    message: 'Tablo en fazla 20 MB olabilir. Dosyayı bölüp parça parça alın.',
  },
  import_no_table: {
    status: 400,
    message: 'Bu dosya bir tabloya benzemiyor. CSV ya da Excel (.xlsx) olarak kaydedip yeniden yükleyin.',
  },
  import_old_excel: {
    status: 400,
    message: 'Bu, eski bir Excel dosyası (.xls). Excel’de açıp .xlsx olarak kaydedin, sonra yükleyin.',
  },
  import_empty: { status: 400, message: 'Tabloda başlıklardan başka satır yok.' },
  import_too_long: { status: 400, message: 'Bir tabloda en fazla 20.000 satır olabilir. Dosyayı bölün.' },
  import_too_wide: { status: 400, message: 'Bir tabloda en fazla 200 sütun olabilir.' },
  import_zip_refused: {
    status: 400,
    message:
      'Bu ZIP açılamadı: bozuk, şifreli ya da çok büyük. En fazla 2.000 resim ve açılınca 200 MB olabilir.',
  },
  import_columns_wrong: { status: 400, message: '“{field}” iki sütunda birden seçili. Birini boş bırakın.' },
  import_no_name: { status: 400, message: 'Ürün adının hangi sütunda olduğunu seçin.' },
  import_nothing_to_take: { status: 409, message: 'Alınacak yeni ya da değişen ürün yok.' },
  import_running: {
    status: 409,
    message: 'Şu anda başka bir içe aktarma sürüyor. Bitince yeniden deneyin.',
  },
  import_not_in_state: { status: 409, message: 'İçe aktarma bu arada değişti. Sayfaya yeniden bakın.' },
} as const satisfies Record<string, ErrorEntry>;
