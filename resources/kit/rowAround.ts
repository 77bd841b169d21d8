/** `../idKelompok` → `idKelompok`: a field of the row around child rows; undefined for a field of the row itself. */
export const aroundName = (name: string): string | undefined => (name.startsWith('../') ? name.slice(3) : undefined);
