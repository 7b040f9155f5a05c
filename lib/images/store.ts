export type ImageFile = { name: string; bytes: Uint8Array };

/** Storage for the files of pictures. Every call resolves or rejects within seconds. */
export type ImageStore = {
  kind: "disk" | "blob";
  /** The expected URL of a file. The URL returned by `save` takes precedence. */
  urlOf: (name: string) => string;
  /**
   * Stores the files, each one completely, and returns their URLs in the same order. After a rejection, some of the
   * files may exist or may still be written.
   */
  save: (files: readonly ImageFile[]) => Promise<string[]>;
  /** Deletes files by URL. Missing files are not an error. */
  remove: (urls: readonly string[]) => Promise<void>;
};
