/** Menu of the panel: an existing one, a new one, or none. */
export type Chosen = { id: string } | 'baru' | null;
