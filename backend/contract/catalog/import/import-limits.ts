/** The limits of an import, which keep memory and time bounded. */
export const IMPORT_LIMITS = {
  tableBytes: 20 * 1024 * 1024,
  /** What an Excel workbook may become when it is unpacked. */
  unpackedTableBytes: 150 * 1024 * 1024,
  rows: 20_000,
  columns: 200,
  cellCharacters: 20_000,
  pictureZipBytes: 100 * 1024 * 1024,
  unpackedZipBytes: 200 * 1024 * 1024,
  zipEntries: 2_000,
  pictureBytes: 10 * 1024 * 1024,
  /** The bytes of all pictures that one import brings. */
  allPicturesBytes: 4 * 1024 * 1024 * 1024,
} as const;
