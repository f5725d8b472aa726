import type { EntityManager } from 'typeorm';

/**
 * Whether the file's row is gone, so that its bytes may go too. Files shown by orders or other items are kept; all other uses are foreign keys, which prevent the deletion.
 */
export async function deleteUnusedFile(manager: EntityManager, fileName: string): Promise<boolean> {
  const [gone] = await manager.query<[unknown[], number]>(
    `DELETE FROM media_file file WHERE file_name = $1
       AND NOT EXISTS (SELECT FROM media_item WHERE media_file_id = file.id)
       AND NOT EXISTS (SELECT FROM order_line WHERE picture_file_name = file.file_name)
     RETURNING id`,
    [fileName],
  );
  return gone.length > 0;
}
