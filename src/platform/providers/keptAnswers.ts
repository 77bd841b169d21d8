/** An answer of the server as the device keeps it. */
export interface KeptData {
  data: unknown;
  /** `Content-Range` of lists. */
  range: string | null;
  /** When the server said it, by the device's clock. */
  at: number;
}

/** Keeps answers of some calls for times without a connection. */
export interface Keeper {
  /** True if answers of this path are kept. */
  keeps(path: string): boolean;
  keep(path: string, query: Readonly<Record<string, string>>, answer: Omit<KeptData, 'at'>): void;
  /** The kept answer of a call, if there is one. */
  recall(path: string, query: Readonly<Record<string, string>>): Promise<KeptData | undefined>;
}

let current: Keeper | undefined;

/** The current keeper, if there is one. */
export const keeper = (): Keeper | undefined => current;

/** Lets somebody keep answers. @returns how to stop it */
export function setKeeper(next: Keeper): () => void {
  current = next;
  return () => {
    if (current === next) current = undefined;
  };
}
