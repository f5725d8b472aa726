/** Reads the QR code in the current picture of a video; null when there is none. */
export type ReadCode = (video: HTMLVideoElement) => Promise<string | null>;

/** The browser's own reader, which the compiler does not know yet. */
interface BarcodeDetector {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}
interface BarcodeDetectorClass {
  new (options: { readonly formats: readonly string[] }): BarcodeDetector;
  getSupportedFormats(): Promise<readonly string[]>;
}

/** Enough for a code that fills a third of the picture, and quickly read by script. */
const LONGEST_SIDE = 720;

/** The browser's own reader where there is one, because it costs no battery; else one in script. */
export async function codeReader(): Promise<ReadCode> {
  const { BarcodeDetector: Detector } = globalThis as { BarcodeDetector?: BarcodeDetectorClass };
  if (Detector === undefined || !(await readsQrCodes(Detector))) return scriptReader();
  const detector = new Detector({ formats: ['qr_code'] });
  return async (video) => (await detector.detect(video))[0]?.rawValue ?? null;
}

async function readsQrCodes(detector: BarcodeDetectorClass): Promise<boolean> {
  try {
    return (await detector.getSupportedFormats()).includes('qr_code');
  } catch {
    return false;
  }
}

async function scriptReader(): Promise<ReadCode> {
  const { default: jsqr } = await import('jsqr');
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return (video) => {
    const { videoWidth, videoHeight } = video;
    if (context === null || videoWidth === 0) return Promise.resolve(null);
    const scale = Math.min(1, LONGEST_SIDE / Math.max(videoWidth, videoHeight));
    canvas.width = Math.round(videoWidth * scale);
    canvas.height = Math.round(videoHeight * scale);
    context.drawImage(video, 0, 0, canvas.width, canvas.height);
    const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height);
    // Tickets are dark on white.
    return Promise.resolve(jsqr(data, width, height, { inversionAttempts: 'dontInvert' })?.data ?? null);
  };
}
