/** Where the rows of a monitor begin. */
export const rowsId = 'daftar-peserta';

/** Brings the rows into view once they show what was asked for. */
export function toRows(): void {
  requestAnimationFrame(() => document.getElementById(rowsId)?.scrollIntoView({ block: 'start' }));
}
