/** A word of a declaration, and its English. */
export type Pair = readonly [indonesian: string, english: string];
