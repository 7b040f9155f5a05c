export type ImageFile = { name: string; bytes: Uint8Array };

/** Where the files of pictures are kept. Every call ends within seconds, if only by rejecting. */
export type ImageStore = {
  kind: "disk" | "blob";
  /** The address a file will have; what `save` answers is the final word. */
  addressOf: (name: string) => string;
  /**
   * Keeps all of the files (never half of one) and answers their addresses in the same order. When it rejects, some of
   * them may be there already, or may still arrive.
   */
  save: (files: readonly ImageFile[]) => Promise<string[]>;
  /** Takes files away by their addresses; one that is not there is no error. */
  remove: (addresses: readonly string[]) => Promise<void>;
};
