/** Which menu the panel is about: one that exists, a new one, or none. */
export type Chosen = { id: string } | 'baru' | null;
