import { aMediaItem } from '../../seed/media-library.js';
import { aPicture } from '../../seed/pictures.js';
import { type CallGroup, DONE } from './documented-call.js';
import { type DocumentedShop, formOf } from './documented-shop.js';

const PICTURE = {
  id: 'number',
  file_path: 'text',
  thumbnail_path: 'text',
  original_name: 'text',
  title: 'text',
  alt_text: 'text',
  description: 'text',
  category: 'text',
  width: 'number',
  height: 'number',
  file_size: 'number',
  is_active: 'boolean',
};
const SCRIPT = '/api/media_manager.php';
const SAID = { category: 'gallery', alt_text: 'Kâse', title: 'Kâse', description: '' };
const aPictureThere = async ({ manager, mediaDir }: DocumentedShop) =>
  (await aMediaItem(manager, { mediaDir })).id;

/** A picture that the site shows but the library lacks. */
async function aFoundPicture({ manager, mediaDir }: DocumentedShop): Promise<string> {
  const { fileName } = await aPicture(manager, { mediaDir, file: 'kupa-seladon.webp' });
  await manager.query(
    `DELETE FROM media_item WHERE media_file_id = (SELECT id FROM media_file WHERE file_name = $1)`,
    [fileName],
  );
  await manager.query(
    `INSERT INTO content_entry (section, content_key, content_value) VALUES ('hero', 'background_image', $1)
     ON CONFLICT (section, content_key) DO UPDATE SET content_value = $1`,
    [fileName],
  );
  return `/api/uploads/${fileName}`;
}

export const MEDIA_CALLS: CallGroup = {
  source: 'Specification 3, section 7: media',
  calls: [
    {
      what: 'Library',
      route: `GET ${SCRIPT}`,
      sends: 'besides: `category`, `search`',
      who: 'admin',
      answers: { success: 'true', media: [PICTURE] },
      works: async (shop) => {
        await aPictureThere(shop);
        return {};
      },
      fails: [400, 'invalid_input', () => ({ query: '?category=yok' })],
    },
    {
      what: 'Upload',
      route: `POST ${SCRIPT}`,
      sends: 'multipart file, category, alt_text, title, description',
      who: 'admin',
      answers: { ...DONE, media: PICTURE },
      works: async (shop) => ({ form: formOf({ ...SAID, file: await shop.photo() }) }),
      fails: [400, 'media_missing', () => ({ form: formOf(SAID) })],
    },
    {
      what: 'Change a picture',
      route: `PUT ${SCRIPT}`,
      sends: '`id`; JSON of changed fields (title, alt_text, category, description, is_active)',
      who: 'admin',
      answers: { ...DONE, media: PICTURE },
      works: async (shop) => ({ query: `?id=${await aPictureThere(shop)}`, json: { is_active: 0 } }),
      fails: [404, 'media_not_found', () => ({ query: '?id=999999', json: { title: 'Kâse' } })],
    },
    {
      what: 'Delete a picture',
      route: `DELETE ${SCRIPT}`,
      sends: '`id`',
      who: 'admin',
      answers: DONE,
      works: async (shop) => {
        const form = formOf({ ...SAID, file: await shop.photo() });
        const { json } = await shop.admin.ask(SCRIPT, { method: 'POST', body: form });
        return { query: `?id=${(json as { media: { id: number } }).media.id}` };
      },
      fails: [404, 'media_not_found', () => ({ query: '?id=999999' })],
    },
    {
      what: 'Scan the site',
      route: `GET ${SCRIPT}`,
      sends: '`action=scan_site_images`',
      who: 'admin',
      answers: {
        success: 'true',
        found_images: [
          {
            relative_path: 'text',
            filename: 'text',
            width: 'number',
            height: 'number',
            size: 'number',
            category: 'text',
          },
        ],
        total: 'number',
      },
      works: async (shop) => {
        await aFoundPicture(shop);
        return { query: '?action=scan_site_images' };
      },
      fails: [400, 'invalid_input', () => ({ query: '?action=yok' })],
    },
    {
      what: 'Take a found picture into the library',
      route: `POST ${SCRIPT}`,
      sends: 'JSON action=register_site_image, file_path, category, alt_text, title, description',
      who: 'admin',
      answers: { ...DONE, media: PICTURE },
      works: async (shop) => ({
        json: { action: 'register_site_image', file_path: await aFoundPicture(shop), ...SAID },
      }),
      fails: [
        404,
        'picture_not_found',
        () => ({ json: { action: 'register_site_image', file_path: 'yok.webp' } }),
      ],
    },
  ],
};
