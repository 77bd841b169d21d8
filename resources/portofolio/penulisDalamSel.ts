import { personIn, type RowsInCell } from '../kit/index.ts';

/** Authors in one cell of a spreadsheet: `Budi Santoso (NPM 2207…); Dr. Siti Rahma (NIP 1980…); René École`. */

const numbered = /^\((NPM|NIP)? ?(\d{5,20})\)$/i;
/** A NIP has 18 digits, no NPM has as many. */
const isNip = (number: string): boolean => number.length >= 18;

function read(text: string): Record<string, unknown>[] {
  const names = text
    .split(/[;\n]/)
    .map(one => personIn(one.replace(/\s+/g, ' ').slice(0, 200)))
    .filter(Boolean);
  return names.map((name, i) => {
    const at = Math.max(0, name.lastIndexOf('('));
    const [, kind = '', nomorInduk] = numbered.exec(name.slice(at)) ?? [];
    const nama = name.slice(0, at).trim();
    if (!nomorInduk) return { urutan: i + 1, kategori: 'eksternal', nama: name };
    const kategori = (kind ? kind.toUpperCase() === 'NIP' : isNip(nomorInduk)) ? 'dosen' : 'mahasiswa';
    return { urutan: i + 1, kategori, nomorInduk, ...(nama ? { nama } : {}) };
  });
}

type Row = Readonly<Record<string, unknown>>;

function oneOf({ kategori, nomorInduk, nama }: Row): string {
  // A name must not contain the separator of names.
  const name = typeof nama === 'string' ? nama.replaceAll(';', ',') : '';
  if (kategori !== 'dosen' && kategori !== 'mahasiswa') return name;
  return `${name} (${kategori === 'dosen' ? 'NIP' : 'NPM'} ${String(nomorInduk ?? '')})`.trim();
}

export const penulisDalamSel: RowsInCell = {
  read,
  write: rows =>
    [...rows]
      .sort((one, other) => Number(one.urutan ?? 0) - Number(other.urutan ?? 0))
      .map(oneOf)
      .join('; '),
  help: 'Nama berurutan, dipisah titik koma; orang kampus dengan nomornya. Hanya mengisi karya baru.',
  example: 'Budi Santoso (NPM 2207101017); Siti Rahma',
};
