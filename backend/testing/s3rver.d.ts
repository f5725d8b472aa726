declare module '@20minutes/s3rver' {
  interface Page {
    readonly objects: readonly { readonly key: string }[];
    readonly isTruncated: boolean;
  }

  interface Context {
    readonly path: string;
    query: Readonly<Record<string, string>>;
    body: unknown;
  }

  /** The parts that the tests use. */
  export default class S3rver {
    constructor(options: {
      readonly address: string;
      readonly port: number;
      readonly directory: string;
      readonly silent: boolean;
      readonly vhostBuckets: boolean;
      readonly configureBuckets: readonly { readonly name: string }[];
    });
    allowMismatchedSignatures: boolean;
    readonly middleware: ((context: Context, next: () => Promise<unknown>) => Promise<unknown>)[];
    readonly store: {
      putContent: (path: string, content: unknown) => Promise<readonly [number, string]>;
      listObjects: (bucket: string, options: object) => Promise<Page>;
    };
    run(): Promise<{ readonly port: number }>;
    close(): Promise<void>;
  }
}
