/** The pages of the back office that may use the camera: the door scans tickets, and the counter price labels. */
export const CAMERA_PAGES = ['/admin/bugun', '/admin/tezgah'] as const;
export type CameraPage = (typeof CAMERA_PAGES)[number];

export function isCameraPage(path: string): boolean {
  const named = path.toLowerCase().replace(/\/$/, '');
  return CAMERA_PAGES.some((page) => page === named);
}
